namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDateKeys
{
    [Member(First + 0)]
    public Dictionary<DateTime, int>? Value { get; set; }
}
