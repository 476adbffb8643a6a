namespace Goldilocks.Probes.Models;

public interface INumbered
{
    int Number { get; set; }
}

/// <summary>It has a member of the interface's name that is not the interface's.</summary>
[Contract]
public sealed partial class Stub : INumbered
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }

    int INumbered.Number
    {
        get => -Number;
        set => throw new NotSupportedException("The setter of the interface is not for use.");
    }
}
