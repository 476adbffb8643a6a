using Goldilocks.Core.Results;

namespace Goldilocks.Core.Statistics;

/// <summary>
/// Whether a cell needs more launches. Only the width of its interval decides: stopping at the first significant difference would find
/// differences that are not there. Ask only after a few counts of launches, or the first narrow interval by luck ends the run.
/// </summary>
public static class StoppingRule
{
    /// <summary>Narrow enough, or as many as the settings allow.</summary>
    /// <param name="launches">Those that count.</param>
    /// <param name="interval">Of the ratio, or of the time where there is no baseline; null when no launch counts.</param>
    /// <param name="settings">Minimum and maximum of launches, and the wanted half-width.</param>
    public static bool NeedsMoreLaunches(int launches, Interval? interval, MeasurementSettings settings)
    {
        if (launches >= settings.MaximumLaunches)
        {
            return false;
        }

        return launches < settings.MinimumLaunches || interval is null || interval.HalfWidth > settings.TargetHalfWidth;
    }

    /// <summary>
    /// The variants and sizes of that workload of which no operation needs more launches. One that ended badly needs none either.
    /// </summary>
    public static IReadOnlySet<(VariantKey Variant, int Size)> Settled(RunData data, string workload)
    {
        var settings = data.Info.Plan.Settings;
        return RunStatistics.Of(data, workload)
            .GroupBy(cell => (cell.Cell.Variant, cell.Cell.Key.Size))
            .Where(operations => operations.All(cell => !NeedsMoreLaunches(cell, settings)))
            .Select(operations => operations.Key)
            .ToHashSet();
    }

    /// <summary>A floor is no result: the fewest launches do, and the last of them would often be for nobody else.</summary>
    private static bool NeedsMoreLaunches(CellStatistics cell, MeasurementSettings settings) =>
        cell.Outcome is null or Measured
        && (cell.Cell.IsFloor
            ? cell.Launches.Count < settings.MinimumLaunches
            : NeedsMoreLaunches(cell.Launches.Count, cell.Ratio ?? cell.Nanoseconds, settings));
}
