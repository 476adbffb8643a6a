using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The three kinds of date, the first and the last, and the smallest step. The time zone of a probe has odd minutes, so that a shift by it is seen.</summary>
public sealed class Dates() : ValuesCapability<HasDate>("C29", "a DateTime of each kind, the first, the last, and one with a single tick", "values")
{
    private const int Ticks = 1;

    protected override IEnumerable<(string Name, HasDate Root)> Make() =>
    [
        ("UTC", new() { Value = new(2026, 7, 1, 12, 34, 56, DateTimeKind.Utc) }),
        ("local", new() { Value = new(2026, 7, 1, 12, 34, 56, DateTimeKind.Local) }),
        ("unspecified", new() { Value = new(2026, 7, 1, 12, 34, 56, DateTimeKind.Unspecified) }),
        ("first", new() { Value = DateTime.MinValue }),
        ("last", new() { Value = DateTime.MaxValue }),
        ("first, UTC", new() { Value = DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc) }),
        ("last, UTC", new() { Value = DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc) }),
        ("one tick", new() { Value = new DateTime(2026, 7, 1, 12, 34, 56, DateTimeKind.Utc).AddTicks(Ticks) }),
    ];

    protected override Likeness Compare(HasDate expected, HasDate actual) => DateLikeness.Compare(expected.Value, actual.Value);
}
