using Goldilocks.Core.Results;
using Goldilocks.Protocol;

namespace Goldilocks.Core.Statistics;

/// <summary>Statistics of all cells of a run.</summary>
public static class RunStatistics
{
    /// <summary>Every cell, in the order of the run folder.</summary>
    /// <param name="data">The run.</param>
    /// <param name="workload">Only cells of that workload; null for all.</param>
    public static IReadOnlyList<CellStatistics> Of(RunData data, string? workload = null)
    {
        var minimumRounds = data.Info.Plan.Settings.MinimumRounds;
        var wanted = data.Cells.Where(cell => workload is null || cell.Key.Workload == workload).ToList();
        var baselines = wanted
            .Where(cell => cell.Variant == data.BaselineOf(cell.Key.Workload) && IsUsableBaseline(cell))
            .ToDictionary(cell => cell.Place);
        var bytesPerCollection = CollectionBudget.BytesPerCollection(data.Cells);
        IReadOnlyList<ProcessTimes> TimesOf(CellData cell) =>
            ProcessTimes.Of(cell, bytesPerCollection.TryGetValue(cell.Key.Condition, out var bytes) ? bytes : null);
        var times = baselines.ToDictionary(baseline => baseline.Key, baseline => TimesOf(baseline.Value));
        return [.. wanted.Select(cell => CellStatistics.Of(
            cell,
            TimesOf(cell),
            times.GetValueOrDefault(cell.Place),
            minimumRounds,
            isBaseline: baselines.GetValueOrDefault(cell.Place) == cell))];
    }

    /// <summary>A ratio to something that answered wrong, or died, says nothing.</summary>
    private static bool IsUsableBaseline(CellData cell) => cell.Outcomes.All(outcome => outcome.Outcome is Measured) && cell.Samples.Count > 0;
}
