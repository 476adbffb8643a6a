using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A length of time.</summary>
public sealed class Spans() : ValuesCapability<HasSpan>("C30.span", "a TimeSpan, the smallest too", "values")
{
    protected override IEnumerable<(string Name, HasSpan Root)> Make() =>
    [
        ("smallest", new() { Value = TimeSpan.MinValue }),
        ("largest", new() { Value = TimeSpan.MaxValue }),
        ("one tick", new() { Value = new TimeSpan(1) }),
        ("days", new() { Value = new TimeSpan(3, 4, 5, 6, 7) }),
    ];

    protected override Likeness Compare(HasSpan expected, HasSpan actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
