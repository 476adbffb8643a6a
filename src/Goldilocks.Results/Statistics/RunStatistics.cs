
namespace Goldilocks.Results.Statistics;

/// <summary>Statistics of all cells of a run.</summary>
public static class RunStatistics
{
    /// <summary>Every cell, in the order of the run folder.</summary>
    /// <param name="data">The run.</param>
    /// <param name="workload">Only cells of that workload; null for all.</param>
    public static IReadOnlyList<CellStatistics> Of(RunData data, string? workload = null)
    {
        var minimumRounds = data.Info.Plan.Settings.MinimumRounds;
        var bytesPerCollection = CollectionBudget.BytesPerCollection(data.Cells);
        var cells = data.Cells.Where(cell => workload is null || cell.Key.Workload == workload).Select(cell => TimedCell.Of(data, cell, bytesPerCollection)).ToList();
        var baselines = cells
            .Where(cell => cell.IsBaseline)
            .ToDictionary(cell => cell.Data.Place, cell => new BaselineTimes(cell.Processes, minimumRounds));
        return [.. cells.Select(cell => CellStatistics.Of(
            cell.Data,
            cell.Clock,
            cell.IsBaseline
                ? baselines[cell.Data.Place].Launches
                : LaunchResults.Of(cell.Processes, baselines.GetValueOrDefault(cell.Data.Place), minimumRounds)))];
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
