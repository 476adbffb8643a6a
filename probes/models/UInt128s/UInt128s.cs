namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasUInt128
{
    [Member(First + 0), NamedMember]
    public UInt128 Value { get; set; }
}
