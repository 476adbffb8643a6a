namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBoolKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<bool, int>? Value { get; set; }
}
