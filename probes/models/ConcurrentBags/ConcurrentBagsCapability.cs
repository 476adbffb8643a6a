using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Elements are put into it and taken out, and it has no order.</summary>
public sealed class ConcurrentBags() : ValuesCapability<HasConcurrentBag>("C24.concurrent-bag", "a ConcurrentBag, which has no order", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasConcurrentBag Root)> Make() =>
    [
        ("three numbers", new() { Value = [1, 2, 3] }),
    ];

    protected override Likeness Compare(HasConcurrentBag expected, HasConcurrentBag actual) => Likeness.OfEqual("1, 2, 3", actual.Value is { } read ? string.Join(", ", read.Order()) : null);
}
