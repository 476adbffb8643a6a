using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A date without a time.</summary>
public sealed class DateOnlys() : ValuesCapability<HasDateOnly>("C30.date-only", "a DateOnly", "values")
{
    protected override IEnumerable<(string Name, HasDateOnly Root)> Make() =>
    [
        ("first", new() { Value = DateOnly.MinValue }),
        ("last", new() { Value = DateOnly.MaxValue }),
        ("a day", new() { Value = new DateOnly(2026, 7, 1) }),
    ];

    protected override Likeness Compare(HasDateOnly expected, HasDateOnly actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
