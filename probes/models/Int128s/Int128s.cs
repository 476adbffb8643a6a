namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInt128
{
    [Member(First + 0)]
    public Int128 Value { get; set; }
}
