namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDecimalKeys
{
    [Member(First + 0), NamedMember]
    public Dictionary<decimal, int>? Value { get; set; }
}
