using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may write a date as the member of a class in one way, and as an element in another.</summary>
public sealed class DatesInCollections() : ValuesCapability<HasDates>("C29.list", "a DateTime of each kind in a list, also where it can be null, and null among them", "values")
{
    private static readonly DateTime s_date = new(2026, 7, 1, 12, 34, 56, 789);
    private static readonly DateTime[] s_kinds = [DateTime.SpecifyKind(s_date, DateTimeKind.Utc), DateTime.SpecifyKind(s_date, DateTimeKind.Local), s_date];

    protected override IEnumerable<(string Name, HasDates Root)> Make() =>
    [
        .. s_kinds.Select(date => ($"a list, {date.Kind}", new HasDates { List = [date] })),
        .. s_kinds.Select(date => ($"a list of dates that can be null, {date.Kind}", new HasDates { Nullables = [date] })),
        ("null in a list", new() { Nullables = [s_kinds[0], null] }),
    ];

    protected override Likeness Compare(HasDates expected, HasDates actual)
    {
        var (given, read) = (All(expected), All(actual));
        return given.Count != read.Count ? Likeness.Lost($"{given.Count} dates come back as {read.Count}")
            : Likeness.Worst(given.Zip(read, Compare));
    }

    private static Likeness Compare(DateTime? given, DateTime? read) => (given, read) is ({ } date, { } other) ? DateLikeness.Compare(date, other) : Likeness.OfEqual(given, read);

    private static List<DateTime?> All(HasDates root) => [.. root.List?.Select(date => (DateTime?)date) ?? [], .. root.Nullables ?? []];
}

/// <summary>The same with times.</summary>
public sealed class TimesInCollections() : ValuesCapability<HasTimes>("C30.list", "a DateTimeOffset and a TimeSpan in a list", "values")
{
    private static readonly DateTimeOffset s_offset = new(2026, 7, 1, 12, 34, 56, 789, new TimeSpan(5, 45, 0));
    private static readonly TimeSpan s_span = new(1, 2, 3, 4, 5);

    protected override IEnumerable<(string Name, HasTimes Root)> Make() =>
    [
        ("a list of DateTimeOffset", new() { Offsets = [s_offset, default] }),
        ("a list of TimeSpan", new() { Spans = [s_span, default, -s_span] }),
    ];

    protected override Likeness Compare(HasTimes expected, HasTimes actual) => (Shown(expected), Shown(actual)) switch
    {
        var (given, read) when given == read => Likeness.Exact,
        var (given, read) when AreSameInstants(expected, actual) => Likeness.Near($"{given} comes back as {read}"),
        var (given, read) => Likeness.Lost($"{given} comes back as {read}"),
    };

    private static string Shown(HasTimes root) => ValueChecks.Elements(root.Offsets, root.Spans);

    private static bool AreSameInstants(HasTimes expected, HasTimes actual) => (expected.Offsets ?? []).SequenceEqual(actual.Offsets ?? []) && (expected.Spans ?? []).SequenceEqual(actual.Spans ?? []);
}
