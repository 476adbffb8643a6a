namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSorted
{
    [Member(First + 0), NamedMember]
    public SortedDictionary<string, int>? Value { get; set; }
}
