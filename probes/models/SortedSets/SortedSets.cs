namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSortedSet
{
    [Member(First + 0), NamedMember]
    public SortedSet<int>? Value { get; set; }
}
