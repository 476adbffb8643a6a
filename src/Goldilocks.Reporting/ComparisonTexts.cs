using System.Globalization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The texts that the console and the Markdown file share.</summary>
internal static class ComparisonTexts
{
    public static IReadOnlyList<string> Headings { get; } = ["", "serializer", "where", "old", "new", "new/old"];

    public static IReadOnlyList<string> Row(Change change) =>
    [
        (change.IsRegression ? "regression: " : "") + Name(change.Kind),
        $"{change.Subject.Label} {Versions(change)}",
        Where(change.Subject),
        change.Old,
        change.New,
        change.Ratio is { } ratio ? Ratio(ratio) : "",
    ];

    /// <summary>The verdict first, then what it was counted from.</summary>
    public static string Summary(RunComparison comparison)
    {
        var counts = Enum.GetValues<TimeVerdict>()
            .Select(verdict => (verdict, count: comparison.Cells.Count(cell => cell.Verdict == verdict)))
            .Where(pair => pair.count > 0)
            .Select(pair => $"{Units.Count(pair.count)} {Name(pair.verdict, comparison.Threshold)}");
        var regressions = comparison.Changes.Count(change => change.IsRegression);
        var verdict = regressions == 0 ? "No regression" : $"{Units.Count(regressions)} {(regressions == 1 ? "regression" : "regressions")}";
        return $"{verdict} beyond {Percent(comparison.Threshold)}. Times of {Units.Count(comparison.Cells.Count)} cells: {string.Join(", ", counts)}.";
    }

    /// <summary>How the times were compared, for later readers of the table.</summary>
    public static string Method(RunComparison comparison) => comparison.AreSameMachine
        ? $"Times are the middle of the launches; new/old is divided by the change of all other rows ({Drifts(comparison)}), its 95 % interval is in brackets. A change counts if the interval does not hold 1 and, with nine chances in ten, the change is larger than {Percent(comparison.Threshold)}."
        : $"New/old is that of the ratios to each run's baseline, with its 95 % interval in brackets. A change counts if the interval does not hold 1 and, with nine chances in ten, the change is larger than {Percent(comparison.Threshold)}.";

    /// <summary>One number, or the smallest and the largest: each row has the drift of the others.</summary>
    private static string Drifts(RunComparison comparison)
    {
        var drifts = comparison.Cells.Select(cell => cell.Drift).Order().Select(drift => drift.ToString("0.000", CultureInfo.InvariantCulture)).Distinct().ToList();
        return drifts.Count > 1 ? $"{drifts[0]} to {drifts[^1]}" : drifts.FirstOrDefault("no cell");
    }

    private static string Name(ChangeKind kind) => kind switch
    {
        ChangeKind.Outcome => "other outcome",
        ChangeKind.Slower => "slower",
        ChangeKind.Bigger => "bigger",
        ChangeKind.Hungrier => "hungrier",
        ChangeKind.Vanished => "vanished",
        ChangeKind.Appeared => "appeared",
        ChangeKind.Faster => "faster",
        ChangeKind.Smaller => "smaller",
        ChangeKind.Leaner => "leaner",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, "No such change."),
    };

    private static string Name(TimeVerdict verdict, double threshold) => verdict switch
    {
        TimeVerdict.Same => $"within {Percent(threshold)}",
        TimeVerdict.Slower => "slower",
        TimeVerdict.Faster => "faster",
        TimeVerdict.Unclear => "too close to tell",
        TimeVerdict.NotComparable => "not comparable (fewer than 3 launches, or the baseline itself)",
        _ => throw new ArgumentOutOfRangeException(nameof(verdict), verdict, "No such verdict."),
    };

    private static string Versions(Change change) => (change.OldVersion, change.NewVersion) switch
    {
        (null, { } now) => now,
        ({ } old, null) => old,
        var (old, now) when old == now => old!,
        var (old, now) => $"{old} to {now}",
    };

    private static string Where(ComparedCell cell) =>
        $"{cell.Workload}, {Units.Count(cell.Size)}" + (cell.Operation is { } operation ? $", {operation.Name()}" : "");

    private static string Ratio(Interval ratio) => ratio.Low == ratio.High
        ? Units.Ratio(ratio.Value)
        : $"{Units.Ratio(ratio.Value)} [{Units.Ratio(ratio.Low)}-{Units.Ratio(ratio.High)}]";

    private static string Percent(double share) => (share * 100).ToString("0.##", CultureInfo.InvariantCulture) + " %";
}
