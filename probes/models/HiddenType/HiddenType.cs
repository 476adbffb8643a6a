namespace Goldilocks.Probes.Models;

[Contract]
public partial class Sample
{
    [Member(First + 0), NamedMember]
    public int Reading { get; set; }
}

/// <summary>Both are data of the object, and have one name.</summary>
[Contract]
public sealed partial class NamedSample : Sample
{
    [Member(First + 1), NamedMember]
    public new string? Reading { get; set; }

    /// <summary>What the base class has under that name. A method, so that no library takes it for a member.</summary>
    public int ReadingOfBase() => base.Reading;

    public NamedSample WithBase(int reading)
    {
        base.Reading = reading;
        return this;
    }
}
