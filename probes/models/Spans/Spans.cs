namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasSpan
{
    [Member(First + 0)]
    public TimeSpan Value { get; set; }
}
