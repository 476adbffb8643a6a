namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDoubleKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<double, int>? Value { get; set; }
}
