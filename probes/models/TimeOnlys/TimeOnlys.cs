namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasTimeOnly
{
    [Member(First + 0)]
    public TimeOnly Value { get; set; }
}
