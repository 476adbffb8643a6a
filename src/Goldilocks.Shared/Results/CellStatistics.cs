
namespace Goldilocks.Results;

/// <summary>The figures of one cell. Everything is computed from the contents of the run folder.</summary>
/// <param name="Cell">The samples.</param>
/// <param name="Outcome">Null when the cell was not reached before the run ended.</param>
/// <param name="Clock">What its times were read from.</param>
/// <param name="Launches">Those that count, in the order of their numbers.</param>
/// <param name="Ratio">To the baseline; null without one.</param>
/// <param name="Nanoseconds">For one operation; null when no launch counts.</param>
/// <param name="Outliers">Launches more than <see cref="OutlierShare"/> off their median. They are listed, and they count.</param>
/// <param name="Allocation">Null when it was not measured.</param>
/// <param name="Payload">Bytes of the payload; null when no process answered right.</param>
/// <param name="FirstCallNanoseconds">Wall time of the first call in a fresh process: the median over launches.</param>
/// <param name="BindNanoseconds">Wall time to make the adapter: the median over launches.</param>
/// <param name="Totals">Sums over the samples of the launches that count.</param>
/// <param name="UnquietWarmups">Processes that were still compiling when the warm-up's limit was reached.</param>
/// <param name="Scatter">How far launches of the run scatter.</param>
public sealed record CellStatistics(
    CellData Cell,
    Outcome? Outcome,
    MainClock Clock,
    IReadOnlyList<LaunchResult> Launches,
    Interval? Ratio,
    Interval? Nanoseconds,
    IReadOnlyList<LaunchResult> Outliers,
    Allocation? Allocation,
    PayloadSize? Payload,
    double? FirstCallNanoseconds,
    double? BindNanoseconds,
    SampleTotals Totals,
    int UnquietWarmups,
    Scatter Scatter)
{
    /// <summary>A launch further than this share off the median is an outlier. A convention: outliers are listed, and count (docs/experiments/constants.md).</summary>
    public const double OutlierShare = 0.10;

    /// <summary>True when the cell's numbers may be ranked.</summary>
    public bool IsMeasured => Outcome is Measured;

    /// <summary>Computes all of it.</summary>
    /// <param name="cell">The cell.</param>
    /// <param name="clock">What its times were read from.</param>
    /// <param name="launches">Those that count.</param>
    /// <param name="figures">Its ratio and its time.</param>
    /// <param name="scatter">Of the run.</param>
    public static CellStatistics Of(CellData cell, MainClock clock, IReadOnlyList<LaunchResult> launches, TimeFigures figures, Scatter scatter)
    {
        var counted = launches.Select(launch => launch.Launch).ToHashSet();
        return new CellStatistics(
            cell,
            Outcomes.Of(cell.Outcomes.Select(outcome => outcome.Outcome), launches.Count),
            clock,
            launches,
            figures.Ratio,
            figures.Nanoseconds,
            figures.Ratio is null ? [] : OutliersOf(launches, Median.OfRatios(launches.Select(launch => launch.Ratio!.Value))),
            Allocation.Of(cell.Allocations),
            PayloadSize.Of(cell.Verifications),
            MedianOf(cell.Verifications, verified => verified.FirstCallNanoseconds),
            MedianOf(cell.Verifications, verified => verified.BindNanoseconds),
            SampleTotals.Of(cell.Samples.Where(sample => counted.Contains(sample.Launch)), clock),
            cell.Warmups.Count(warmed => !warmed.Quiet),
            scatter);
    }

    private static IReadOnlyList<LaunchResult> OutliersOf(IReadOnlyList<LaunchResult> launches, double median) =>
        [.. launches.Where(launch => Math.Abs((launch.Ratio!.Value / median) - 1) > OutlierShare)];

    private static double? MedianOf(IReadOnlyList<VerifiedEvent> launches, Func<VerifiedEvent, long> nanoseconds) =>
        launches.Count == 0 ? null : Median.Of(launches.Select(launch => (double)nanoseconds(launch)));
}

/// <summary>Bytes of a payload.</summary>
/// <param name="Bytes">The one size that all processes wrote, or their median.</param>
/// <param name="Varies">True when they differed.</param>
public sealed record PayloadSize(long Bytes, bool Varies)
{
    /// <summary>Null when no process answered right.</summary>
    public static PayloadSize? Of(IReadOnlyList<VerifiedEvent> launches)
    {
        if (launches.Count == 0)
        {
            return null;
        }

        var bytes = Median.OfCounts(launches.Select(launch => launch.PayloadBytes));
        return new PayloadSize(bytes, launches.Any(launch => launch.PayloadBytes != bytes));
    }
}

/// <summary>Sums over samples.</summary>
/// <param name="Operations">Timed.</param>
/// <param name="Collections">Garbage collections.</param>
/// <param name="ClockNanoseconds">On the cell's main clock.</param>
/// <param name="PauseNanoseconds">In garbage collections.</param>
/// <param name="WallNanoseconds">Wall time.</param>
/// <param name="Clock">The cell's main clock.</param>
public sealed record SampleTotals(
    long Operations,
    long Collections,
    long ClockNanoseconds,
    long PauseNanoseconds,
    long WallNanoseconds,
    MainClock Clock)
{
    /// <summary>Garbage collections in 1,000 operations; null without samples.</summary>
    public double? CollectionsPer1000 => Operations == 0 ? null : 1000.0 * Collections / Operations;

    /// <summary>Share of the time that garbage collections took; null without samples.</summary>
    public double? PauseShare => ClockNanoseconds == 0 ? null : (double)PauseNanoseconds / ClockNanoseconds;

    /// <summary>Wall time over CPU time: above 1 the thread had to wait. Null without samples, or without a CPU clock.</summary>
    public double? WallPerCpu => ClockNanoseconds == 0 || Clock == MainClock.Wall ? null : (double)WallNanoseconds / ClockNanoseconds;

    /// <summary>Adds up.</summary>
    public static SampleTotals Of(IEnumerable<SampleEvent> samples, MainClock clock)
    {
        var totals = new SampleTotals(0, 0, 0, 0, 0, clock);
        foreach (var sample in samples)
        {
            totals = new SampleTotals(
                totals.Operations + sample.Operations,
                totals.Collections + sample.Collections,
                totals.ClockNanoseconds + sample.Read(clock),
                totals.PauseNanoseconds + sample.ReadPause(clock),
                totals.WallNanoseconds + sample.WallNanoseconds,
                clock);
        }

        return totals;
    }
}
