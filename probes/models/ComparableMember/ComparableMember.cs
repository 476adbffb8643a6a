namespace Goldilocks.Probes.Models;

/// <summary>An interface of the runtime that numbers and texts have.</summary>
[Contract]
public sealed partial class HasComparableMember
{
    [Member(First + 0), NamedMember]
    public IComparable? Value { get; set; }
}
