using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A time without a date.</summary>
public sealed class TimeOnlys() : ValuesCapability<HasTimeOnly>("C30.time-only", "a TimeOnly", "values")
{
    protected override IEnumerable<(string Name, HasTimeOnly Root)> Make() =>
    [
        ("first", new() { Value = TimeOnly.MinValue }),
        ("last", new() { Value = TimeOnly.MaxValue }),
        ("a time", new() { Value = new TimeOnly(12, 34, 56) }),
    ];

    protected override Likeness Compare(HasTimeOnly expected, HasTimeOnly actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
