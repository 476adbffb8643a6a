namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasIntMaps
{
    [Member(First + 0), NamedMember]
    public IDictionary<int, int>? Value { get; set; }

    [Member(First + 1), NamedMember]
    public IReadOnlyDictionary<int, int>? ReadOnly { get; set; }
}
