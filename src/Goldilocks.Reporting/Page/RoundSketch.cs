using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// The rounds of one launch as a few quantiles. All rounds of a full run are a megabyte of JSON by themselves; seven numbers a launch show the same
/// shape, and the samples stay in the run folder.
/// </summary>
internal static class RoundSketch
{
    /// <summary>Least, tenth, quarter, half, three quarters, nine tenths, most.</summary>
    private static readonly double[] Quantiles = [0, 0.10, 0.25, 0.50, 0.75, 0.90, 1];

    /// <summary>For each launch, quantiles of its rounds' times in thousandths of the launch's own time, which is that of <see cref="LaunchResult"/>.</summary>
    public static IReadOnlyDictionary<int, IReadOnlyList<double>> Of(CellData cell, IReadOnlyList<LaunchResult> launches)
    {
        var rounds = ProcessTimes.Of(cell).ToLookup(process => process.Launch, process => process.NanosecondsByRound.Values);
        return launches.ToDictionary(launch => launch.Launch, launch => Of([.. rounds[launch.Launch].SelectMany(times => times).Order()], launch.Nanoseconds));
    }

    private static IReadOnlyList<double> Of(IReadOnlyList<double> sorted, double unit) =>
        [.. Quantiles.Select(quantile => Math.Round(1000 * At(sorted, quantile) / unit))];

    /// <summary>Interpolates between the two nearest values.</summary>
    private static double At(IReadOnlyList<double> sorted, double quantile)
    {
        var place = quantile * (sorted.Count - 1);
        var below = (int)place;
        var above = Math.Min(below + 1, sorted.Count - 1);
        return sorted[below] + ((place - below) * (sorted[above] - sorted[below]));
    }
}
