using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a format calculates with may have no room for them.</summary>
public sealed class EndsOfOffsets() : ValuesCapability<HasOffset>("C30.offset-ends", "the first and the last DateTimeOffset, the largest offsets, and before 1970", "values")
{
    protected override IEnumerable<(string Name, HasOffset Root)> Make() =>
    [
        ("first", new() { Value = DateTimeOffset.MinValue }),
        ("last", new() { Value = DateTimeOffset.MaxValue }),
        ("+14:00", new() { Value = new(2026, 7, 1, 12, 34, 56, new TimeSpan(14, 0, 0)) }),
        ("-14:00", new() { Value = new(2026, 7, 1, 12, 34, 56, new TimeSpan(-14, 0, 0)) }),
        ("first with an offset", new() { Value = new(1, 1, 1, 14, 0, 0, new TimeSpan(14, 0, 0)) }),
        ("before 1970", new() { Value = new(1969, 12, 31, 23, 59, 59, 999, TimeSpan.Zero) }),
    ];

    protected override Likeness Compare(HasOffset expected, HasOffset actual) => expected.Value.EqualsExact(actual.Value) ? Likeness.Exact
        : expected.Value == actual.Value ? Likeness.Near($"the same instant, with the offset {actual.Value.Offset}")
        : Likeness.Lost(ValueChecks.Differs(expected.Value.ToString("O", CultureInfo.InvariantCulture), actual.Value.ToString("O", CultureInfo.InvariantCulture)));
}
