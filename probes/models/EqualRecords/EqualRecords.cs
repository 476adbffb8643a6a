namespace Goldilocks.Probes.Models;

/// <summary>Two members that hold two objects.</summary>
[Contract]
public sealed partial class Twins
{
    [Member(First + 0), NamedMember]
    public Coin? Left { get; set; }

    [Member(First + 1), NamedMember]
    public Coin? Right { get; set; }
}

/// <summary>Two of these are equal where their numbers are.</summary>
[Contract]
public sealed partial record Coin
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
