namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasReadOnlyMap
{
    [Member(First + 0), NamedMember]
    public IReadOnlyDictionary<string, int>? Value { get; set; }
}
