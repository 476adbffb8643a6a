using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An offset with odd minutes.</summary>
public sealed class Offsets() : ValuesCapability<HasOffset>("C30.offset", "a DateTimeOffset with an offset of 5:45", "values")
{
    protected override IEnumerable<(string Name, HasOffset Root)> Make() =>
    [
        ("+5:45", new() { Value = new(2026, 7, 1, 12, 34, 56, new TimeSpan(5, 45, 0)) }),
        ("-3:30 and one tick", new() { Value = new DateTimeOffset(2026, 7, 1, 12, 34, 56, new TimeSpan(-3, -30, 0)).AddTicks(1) }),
    ];

    protected override Likeness Compare(HasOffset expected, HasOffset actual) => expected.Value.EqualsExact(actual.Value)
        ? Likeness.Exact
        : expected.Value == actual.Value
            ? Likeness.Near($"the same instant, with the offset {actual.Value.Offset}")
            : Likeness.Lost(ValueChecks.Differs(expected.Value, actual.Value));
}
