namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOrderedMap
{
    [Member(First + 0), NamedMember]
    public OrderedDictionary<string, int>? Value { get; set; }
}
