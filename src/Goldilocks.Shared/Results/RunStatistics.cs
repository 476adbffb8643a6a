
namespace Goldilocks.Results;

/// <summary>Statistics of all cells of a run.</summary>
public static class RunStatistics
{
    /// <summary>Every cell, in the order of the run folder.</summary>
    /// <param name="data">The run.</param>
    public static IReadOnlyList<CellStatistics> Of(RunData data)
    {
        var minimumRounds = data.Info.Plan.Settings.MinimumRounds;
        var bytesPerCollection = CollectionBudget.BytesPerCollection(data.Cells);
        var cells = data.Cells.Select(cell => TimedCell.Of(data, cell, bytesPerCollection)).ToList();
        var baselines = cells
            .Where(cell => cell.IsBaseline)
            .ToDictionary(cell => cell.Data.Place, cell => new BaselineTimes(cell.Processes, minimumRounds));
        var launches = cells.ConvertAll(cell => cell.IsBaseline
            ? baselines[cell.Data.Place].Launches
            : LaunchResults.Of(cell.Processes, baselines.GetValueOrDefault(cell.Data.Place), minimumRounds));

        // The shortest floors scatter the most, and the baseline's ratio not at all: neither is a typical row.
        var scatter = Scatter.Of(cells
            .Zip(launches, (cell, own) => (cell, own))
            .Where(row => row is { cell: { IsBaseline: false, Data.IsFloor: false }, own.Count: > 0 })
            .Select(row => row.own.Select(launch => launch.Ratio ?? launch.Nanoseconds)));
        return [.. cells.Zip(launches, (cell, own) => CellStatistics.Of(
            cell.Data,
            cell.Clock,
            own,
            TimeFigures.Of(own, cell.IsBaseline, baselines.GetValueOrDefault(cell.Data.Place)?.Nanoseconds, scatter),
            scatter))];
    }

    /// <summary>A ratio to a baseline that answered wrong, or died, says nothing.</summary>
    private static bool IsUsableBaseline(RunData data, CellData cell) =>
        cell.Variant == data.BaselineOf(cell.Key.Workload) && cell.Outcomes.All(outcome => outcome.Outcome is Measured) && cell.Samples.Count > 0;

    private sealed record TimedCell(CellData Data, bool IsBaseline, MainClock Clock, IReadOnlyList<ProcessTimes> Processes)
    {
        public static TimedCell Of(RunData data, CellData cell, IReadOnlyDictionary<string, double> bytesPerCollection)
        {
            var clock = MainClocks.Choose(cell.Samples);
            return new(cell, IsUsableBaseline(data, cell), clock, ProcessTimes.Of(cell, clock, bytesPerCollection.TryGetValue(cell.Key.Condition, out var bytes) ? bytes : null));
        }
    }
}

/// <summary>The two figures of a cell's time, which are one statement: the time is the ratio times the baseline's time.</summary>
/// <param name="Ratio">To the baseline; null without one.</param>
/// <param name="Nanoseconds">For one operation; null when no launch counts.</param>
public sealed record TimeFigures(Interval? Ratio, Interval? Nanoseconds)
{
    /// <summary>Of the launches of a cell.</summary>
    /// <param name="launches">Those that count.</param>
    /// <param name="isBaseline">Its ratio is 1, and the interval of its time is its own.</param>
    /// <param name="baseline">The baseline's time in the table; null without one.</param>
    /// <param name="scatter">Of the run.</param>
    public static TimeFigures Of(IReadOnlyList<LaunchResult> launches, bool isBaseline, double? baseline, Scatter scatter)
    {
        if (launches.Count == 0)
        {
            return new(null, null);
        }

        if (isBaseline || baseline is null)
        {
            // The baseline's times follow the machine, as the ratios of the other rows do not: how far those scatter says nothing of it.
            var own = isBaseline ? new Scatter(Variance: null) : scatter;
            return new(isBaseline ? new Interval(1, 1, 1, Interval.WantedCoverage) : null, own.Of([.. launches.Select(launch => launch.Nanoseconds)]));
        }

        var ratio = scatter.Of([.. launches.Select(launch => launch.Ratio!.Value)]);
        return new(ratio, ratio with { Value = ratio.Value * baseline.Value, Low = ratio.Low * baseline.Value, High = ratio.High * baseline.Value });
    }
}
