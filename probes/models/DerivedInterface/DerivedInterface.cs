namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Workshop
{
    [Member(First + 0), NamedMember]
    public IMachine? Machine { get; set; }
}

/// <summary>No member is declared as it.</summary>
public interface IThing
{
    int Number { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Lathe))]
[Child(10, typeof(Lathe))]
public partial interface IMachine : IThing
{
    string? Text { get; set; }
}

[Contract]
public sealed partial class Lathe : IMachine
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}
