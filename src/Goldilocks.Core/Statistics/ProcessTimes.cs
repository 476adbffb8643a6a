using Goldilocks.Core.Results;

namespace Goldilocks.Core.Statistics;

/// <summary>What one process took for one operation of a cell, round by round.</summary>
/// <param name="Launch">The launch.</param>
/// <param name="Group">The group within it, which is one process of each member but the baseline.</param>
/// <param name="Process">Of the baseline, which of its processes.</param>
/// <param name="NanosecondsByRound">For each round, on the cell's main clock.</param>
public sealed record ProcessTimes(int Launch, int Group, int Process, IReadOnlyDictionary<int, double> NanosecondsByRound)
{
    /// <summary>All processes of a cell, on the clock that suits it.</summary>
    public static IReadOnlyList<ProcessTimes> Of(CellData cell) => Of(cell.Samples, MainClocks.Choose(cell.Samples));

    /// <summary>
    /// (clock - pause) / operations of the round, plus all pauses of the process / all its operations.
    /// </summary>
    /// <remarks>
    /// METHODOLOGY.md, "The numbers behind the presets". A collection that comes once in nine slices would be hidden by a median over slices, and would spoil the
    /// slice it falls in. So it is taken out of its slice and every round carries the process's mean share of it instead. A round without any
    /// time on the clock is left out: there is nothing to take a ratio of.
    /// </remarks>
    public static IReadOnlyList<ProcessTimes> Of(IEnumerable<SampleEvent> samples, MainClock clock) =>
        [.. from sample in samples
            group sample by (sample.Launch, sample.Group, sample.Process) into process
            orderby process.Key
            select new ProcessTimes(process.Key.Launch, process.Key.Group, process.Key.Process, ByRound([.. process], clock))];

    private static Dictionary<int, double> ByRound(IReadOnlyList<SampleEvent> samples, MainClock clock)
    {
        var pausePerOperation = (double)samples.Sum(sample => sample.ReadPause(clock)) / samples.Sum(sample => sample.Operations);
        var times = new Dictionary<int, double>();
        foreach (var sample in samples)
        {
            var time = ((double)(sample.Read(clock) - sample.ReadPause(clock)) / sample.Operations) + pausePerOperation;
            if (time > 0)
            {
                times.Add(sample.Round, time);
            }
        }

        return times;
    }
}
