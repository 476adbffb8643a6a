namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDateOnly
{
    [Member(First + 0)]
    public DateOnly Value { get; set; }
}
