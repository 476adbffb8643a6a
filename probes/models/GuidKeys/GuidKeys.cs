namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasGuidKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<Guid, int>? Value { get; set; }
}
