namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasOffset
{
    [Member(First + 0)]
    public DateTimeOffset Value { get; set; }
}
