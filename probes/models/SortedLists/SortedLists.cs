namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSortedList
{
    [Member(First + 0), NamedMember]
    public SortedList<string, int>? Value { get; set; }
}
