using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>First in, first out, for several threads.</summary>
public sealed class ConcurrentQueues() : ValuesCapability<HasConcurrentQueue>("C24.concurrent-queue", "a ConcurrentQueue", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasConcurrentQueue Root)> Make() =>
    [
        ("three numbers", new() { Value = new([1, 2, 3]) }),
    ];

    protected override Likeness Compare(HasConcurrentQueue expected, HasConcurrentQueue actual) => Likeness.OfOrder(expected.Value!, actual.Value, "1, 2, 3");
}
