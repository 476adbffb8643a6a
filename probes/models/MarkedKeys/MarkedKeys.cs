namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMarkedKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int>? Value { get; set; }
}
