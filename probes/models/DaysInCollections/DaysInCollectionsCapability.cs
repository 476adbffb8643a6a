using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may write a day as the member of a class in one way, and as an element in another.</summary>
public sealed class DaysInCollections() : ValuesCapability<HasDays>("C30.days-list", "a DateOnly and a TimeOnly in a list, also where they can be null, and null among them", "values")
{
    private static readonly DateOnly s_day = new(2026, 7, 1);
    private static readonly TimeOnly s_time = new(12, 34, 56, 789);

    protected override IEnumerable<(string Name, HasDays Root)> Make() =>
    [
        ("a list of DateOnly", new() { Days = [s_day, default] }),
        ("a list of TimeOnly", new() { Times = [s_time, default] }),
        ("null among DateOnly", new() { NullableDays = [s_day, null] }),
        ("null among TimeOnly", new() { NullableTimes = [s_time, null] }),
    ];

    protected override Likeness Compare(HasDays expected, HasDays actual) => Likeness.OfEqual(Shown(expected), Shown(actual));

    private static string Shown(HasDays root) => ValueChecks.Elements(root.Days, root.Times, root.NullableDays, root.NullableTimes);
}
