namespace Goldilocks.Probes.Models;

/// <summary>One of its members follows from the other.</summary>
[Contract]
public sealed partial class HasComputed
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public int Twice => 2 * Number;

    [Member(First + 2), NamedMember]
    public int Last { get; set; }
}
