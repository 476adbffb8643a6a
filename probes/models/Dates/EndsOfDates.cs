using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In a zone to the east the first local date has no instant in UTC, and in the west the last.</summary>
public sealed class EndsOfDates() : ValuesCapability<HasDate>("C29.ends", "the first and the last DateTime as local time, and days around them", "values")
{
    protected override IEnumerable<(string Name, HasDate Root)> Make() =>
    [
        ("first, local", Of(DateTime.MinValue, DateTimeKind.Local)),
        ("last, local", Of(DateTime.MaxValue, DateTimeKind.Local)),
        ("second day, local", Of(new(1, 1, 2), DateTimeKind.Local)),
        ("last day, local", Of(new(9999, 12, 31), DateTimeKind.Local)),
        ("before 1970", Of(new(1969, 12, 31, 23, 59, 59, 999), DateTimeKind.Utc)),
        ("1900", Of(new(1900, 1, 1), DateTimeKind.Unspecified)),
        ("a leap day", Of(new(2000, 2, 29), DateTimeKind.Unspecified)),
    ];

    protected override Likeness Compare(HasDate expected, HasDate actual) => DateLikeness.Compare(expected.Value, actual.Value);

    private static HasDate Of(DateTime date, DateTimeKind kind) => new() { Value = DateTime.SpecifyKind(date, kind) };
}
