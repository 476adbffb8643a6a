
namespace Goldilocks.Results;

/// <summary>
/// Whether a cell needs more launches. Only the width of its interval decides: stopping at the first significant difference would find
/// differences that are not there. The rule may be applied after every launch: an interval that is narrow by luck is rare enough.
/// </summary>
/// <remarks>docs/experiments/stopping.md has the simulations behind the limits.</remarks>
public static class StoppingRule
{
    /// <summary>A cell is given up when its half-width after the last launch would still be more than this many times the wanted one.</summary>
    public const double OutOfReach = 1.4;

    /// <summary>False when the interval is narrow enough, when the wanted width is out of reach, or when there are as many launches as the settings allow.</summary>
    /// <param name="launches">Those that count.</param>
    /// <param name="interval">Of the ratio, or of the time where there is no baseline; null when no launch counts.</param>
    /// <param name="settings">Minimum and maximum of launches, and the wanted half-width.</param>
    public static bool NeedsMoreLaunches(int launches, Interval? interval, MeasurementSettings settings)
    {
        if (launches >= settings.MaximumLaunches)
        {
            return false;
        }

        return launches < settings.MinimumLaunches
            || interval is null
            || (interval.HalfWidth > settings.TargetHalfWidth && !IsOutOfReach(launches, interval, settings));
    }

    /// <summary>The width of an interval falls with the square root of the count of launches.</summary>
    private static bool IsOutOfReach(int launches, Interval interval, MeasurementSettings settings) =>
        interval.HalfWidth * Math.Sqrt((double)launches / settings.MaximumLaunches) > OutOfReach * settings.TargetHalfWidth;

    /// <summary>
    /// The variants and sizes of that workload of which no operation needs more launches. An operation with a failure needs none either.
    /// </summary>
    public static IReadOnlySet<(VariantKey Variant, int Size)> Settled(RunData data, string workload)
    {
        var settings = data.Info.Plan.Settings;
        return RunStatistics.Of(data)
            .Where(cell => cell.Cell.Key.Workload == workload)
            .GroupBy(cell => (cell.Cell.Variant, cell.Cell.Key.Size))
            .Where(operations => operations.All(cell => !NeedsMoreLaunches(cell, settings)))
            .Select(operations => operations.Key)
            .ToHashSet();
    }

    /// <summary>A floor is no result, so the fewest launches are enough: further launches would often measure nothing but the floor.</summary>
    private static bool NeedsMoreLaunches(CellStatistics cell, MeasurementSettings settings) =>
        cell.Outcome is null or Measured
        && (cell.Cell.IsFloor
            ? cell.Launches.Count < settings.MinimumLaunches
            : NeedsMoreLaunches(cell.Launches.Count, cell.Ratio ?? cell.Nanoseconds, settings));
}
