namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInt128
{
    [Member(First + 0), NamedMember]
    public Int128 Value { get; set; }
}
