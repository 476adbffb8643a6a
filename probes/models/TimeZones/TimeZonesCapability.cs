using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has no public constructor.</summary>
public sealed class TimeZones() : ValuesCapability<HasTimeZone>("C48.time-zone", "a TimeZoneInfo", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasTimeZone Root)> Make() =>
    [
        ("UTC", new() { Value = TimeZoneInfo.Utc }),
        ("of its own", new() { Value = TimeZoneInfo.CreateCustomTimeZone("own", new TimeSpan(3, 30, 0), "Own", "Own") }),
    ];

    protected override Likeness Compare(HasTimeZone expected, HasTimeZone actual) => Likeness.OfEqual($"{expected.Value!.Id} {expected.Value.BaseUtcOffset}", actual.Value is { } read ? $"{read.Id} {read.BaseUtcOffset}" : null);
}
