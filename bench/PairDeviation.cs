using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>How far the pairs within one process scatter: the machine's own variation from one sample to the next, whatever is measured.</summary>
internal static class PairDeviation
{
    /// <summary>Operations shorter than this scatter for reasons of their own.</summary>
    private const double ShortestNanoseconds = 1000;

    /// <summary>Converts a median absolute deviation into a standard deviation, for scatter that is normal.</summary>
    private const double Normal = 1.4826;

    /// <summary>
    /// The median, over all processes that have a baseline beside them (the first of its processes, where there are several), of the median absolute deviation of the log ratios of a process's rounds; 0.02 is 2 %.
    /// Null where no process has three pairs.
    /// </summary>
    public static double? Of(RunData data)
    {
        var baselines = data.Cells
            .Where(cell => cell.Variant == data.BaselineOf(cell.Key.Workload))
            .SelectMany(cell => ProcessTimes.Of(cell).Where(process => process.Process == 0).Select(process => (Place: PlaceOf(cell, process), process)))
            .ToDictionary(item => item.Place, item => item.process.NanosecondsByRound);
        var deviations = data.Cells
            .Where(cell => cell.Variant != data.BaselineOf(cell.Key.Workload))
            .SelectMany(cell => ProcessTimes.Of(cell).Select(process => OfProcess(process, baselines.GetValueOrDefault(PlaceOf(cell, process)))))
            .OfType<double>()
            .ToList();
        return deviations.Count == 0 ? null : Median.Of(deviations);
    }

    private static double? OfProcess(ProcessTimes process, IReadOnlyDictionary<int, double>? partner)
    {
        var logs = process.NanosecondsByRound
            .Where(round => round.Value >= ShortestNanoseconds && partner?.ContainsKey(round.Key) == true)
            .Select(round => Math.Log(round.Value / partner![round.Key]))
            .ToList();
        if (logs.Count < 3)
        {
            return null;
        }

        var median = Median.Of(logs);
        return Normal * Median.Of(logs.Select(log => Math.Abs(log - median)));
    }

    private static object PlaceOf(CellData cell, ProcessTimes process) => (cell.Place, process.Launch, process.Group);
}
