namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGuidMaps
{
    [Member(First + 0), NamedMember]
    public IDictionary<Guid, int>? Value { get; set; }

    [Member(First + 1), NamedMember]
    public IReadOnlyDictionary<Guid, int>? ReadOnly { get; set; }
}
