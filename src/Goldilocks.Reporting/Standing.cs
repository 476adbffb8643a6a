using System.Globalization;

namespace Goldilocks.Reporting;

/// <summary>How well a ratio is founded; docs/results.md defines the words, and nothing else uses others.</summary>
public enum Claim
{
    /// <summary>In one run.</summary>
    Seen,

    /// <summary>In two or more runs of one kind of machine, on two or more days.</summary>
    Repeated,

    /// <summary>On two or more kinds of machine, on two or more days.</summary>
    General,

    /// <summary>Kinds of machine disagree.</summary>
    Disputed,
}

/// <summary>What stands behind a claim.</summary>
/// <param name="Runs">That hold the row.</param>
/// <param name="Days">On which they were made, in UTC.</param>
/// <param name="Machines">Kinds of machine.</param>
public sealed record Backing(int Runs, int Days, int Machines)
{
    /// <summary><c>2 runs, 2 days, 1 kind of machine</c>.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Count(Runs, "run")}, {Count(Days, "day")}, {Machines} {(Machines == 1 ? "kind" : "kinds")} of machine");

    /// <summary>Of some runs, whatever they hold.</summary>
    public static Backing Of(IReadOnlyCollection<RecordedRun> runs) =>
        new(runs.Count, runs.Select(run => DateOnly.FromDateTime(run.Info.StartedUtc.UtcDateTime)).Distinct().Count(), runs.Select(run => run.Kind).Distinct().Count());

    private static string Count(int count, string word) => string.Create(CultureInfo.InvariantCulture, $"{count} {word}{(count == 1 ? "" : "s")}");
}

/// <summary>A row on one kind of machine.</summary>
/// <param name="Kind">Of machine.</param>
/// <param name="Ratio">The geometric mean of the runs.</param>
/// <param name="Low">The lowest end of an interval.</param>
/// <param name="High">The highest.</param>
public sealed record KindRatio(string Kind, double Ratio, double Low, double High);

/// <summary>A row over all recorded runs.</summary>
/// <param name="Row">Its names, of the newest run.</param>
/// <param name="Grounds">What stands behind it.</param>
/// <param name="Kinds">One for each kind of machine.</param>
public sealed record Standing(RecordedRow Row, Backing Grounds, IReadOnlyList<KindRatio> Kinds)
{
    /// <summary>Kinds disagree when their ratios are further apart than this and no interval reaches the other: neighbours on a core alone move ratios by up to 27 % (docs/experiments/shared-core.md).</summary>
    public const double Apart = 1.27;

    /// <summary>The largest ratio over the smallest, where kinds disagree; null where they do not.</summary>
    public double? Disagreement
    {
        get
        {
            var (fastest, slowest) = (Kinds.MinBy(kind => kind.Ratio)!, Kinds.MaxBy(kind => kind.Ratio)!);
            return slowest.Ratio / fastest.Ratio > Apart && fastest.High < slowest.Low ? slowest.Ratio / fastest.Ratio : null;
        }
    }

    /// <summary>The word for it.</summary>
    public Claim Claim => Disagreement is not null ? Claim.Disputed
        : Grounds is { Machines: > 1, Days: > 1 } ? Claim.General
        : Grounds is { Runs: > 1, Days: > 1, Machines: 1 } ? Claim.Repeated
        : Claim.Seen;

    /// <summary>All rows with a ratio, floors left out. Rows of other data are not the same row, so of a workload and size only the runs with the newest run's data count.</summary>
    public static IReadOnlyList<Standing> Of(IReadOnlyList<RecordedRun> runs)
    {
        var newest = runs.SelectMany(run => run.Digests).GroupBy(digest => (digest.Workload, digest.Size)).ToDictionary(group => group.Key, group => group.Last().Digest);
        return
        [
            .. runs
                .SelectMany(run => run.Rows.Where(row => row is { IsFloor: false, Ratio: not null } && HasData(run, row, newest)).Select(row => (run, row)))
                .GroupBy(item => item.row.Place)
                .Select(group => new Standing(group.Last().row, Backing.Of([.. group.Select(item => item.run)]), [.. group.GroupBy(item => item.run.Kind).Select(KindOf)])),
        ];
    }

    private static bool HasData(RecordedRun run, RecordedRow row, Dictionary<(string Workload, int Size), string> newest) =>
        run.Digests.Any(digest => digest.Workload == row.Workload && digest.Size == row.Size && digest.Digest == newest[(row.Workload, row.Size)]);

    private static KindRatio KindOf(IGrouping<string, (RecordedRun Run, RecordedRow Row)> rows) => new(
        rows.Key,
        Math.Exp(rows.Average(item => Math.Log(item.Row.Ratio!.Value))),
        rows.Min(item => item.Row.RatioLow ?? item.Row.Ratio!.Value),
        rows.Max(item => item.Row.RatioHigh ?? item.Row.Ratio!.Value));
}
