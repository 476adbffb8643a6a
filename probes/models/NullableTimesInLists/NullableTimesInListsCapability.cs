using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null, the default and a value.</summary>
public sealed class NullableTimesInLists() : ValuesCapability<HasNullableTimes>("C27.times-list", "a DateTimeOffset? and a TimeSpan? in a list, with null among them", "values")
{
    protected override IEnumerable<(string Name, HasNullableTimes Root)> Make() =>
    [
        ("DateTimeOffset?", new() { Offsets = [new(2026, 7, 1, 12, 34, 56, TimeSpan.Zero), null, default(DateTimeOffset)] }),
        ("TimeSpan?", new() { Spans = [new(1, 2, 3), null, default(TimeSpan)] }),
    ];

    protected override Likeness Compare(HasNullableTimes expected, HasNullableTimes actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasNullableTimes root) => ValueChecks.Elements(root.Offsets, root.Spans);
}
