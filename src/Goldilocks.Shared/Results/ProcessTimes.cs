
namespace Goldilocks.Results;

/// <summary>The times of one process for one operation of a cell, round by round.</summary>
/// <param name="Launch">The launch.</param>
/// <param name="Group">The group within it, which is one process of each member but the baseline.</param>
/// <param name="Process">Of the baseline, which of its processes.</param>
/// <param name="NanosecondsByRound">For each round, on the cell's main clock.</param>
public sealed record ProcessTimes(int Launch, int Group, int Process, IReadOnlyDictionary<int, double> NanosecondsByRound)
{
    /// <summary>All processes of a cell, for comparing only the rounds of a process with one another: the collections are those that it had.</summary>
    public static IReadOnlyList<ProcessTimes> Of(CellData cell) => Of(cell, MainClocks.Choose(cell.Samples), bytesPerCollection: null);

    /// <summary>All processes of a cell.</summary>
    /// <param name="cell">The cell.</param>
    /// <param name="clock">The clock that suits the cell (<see cref="MainClocks.Choose"/>).</param>
    /// <param name="bytesPerCollection">Under the cell's condition; null where it is not known.</param>
    public static IReadOnlyList<ProcessTimes> Of(CellData cell, MainClock clock, double? bytesPerCollection)
    {
        var collections = CollectionCost.Of(cell, clock, bytesPerCollection);
        return [.. from sample in cell.Samples
                   group sample by (sample.Launch, sample.Group, sample.Process) into process
                   orderby process.Key
                   select new ProcessTimes(process.Key.Launch, process.Key.Group, process.Key.Process, ByRound([.. process], clock, collections))];
    }

    /// <summary>
    /// (clock - pause) / operations of the round, plus what collections cost an operation.
    /// </summary>
    /// <remarks>
    /// docs/experiments/collections.md has the experiment. A collection that comes once in nine samples would be hidden by a median over samples, and would spoil the
    /// sample it falls in. So it is taken out of its sample, and every round carries the same share instead. A round without any
    /// time on the clock is left out, because no ratio can be taken of it.
    /// </remarks>
    private static Dictionary<int, double> ByRound(IReadOnlyList<SampleEvent> samples, MainClock clock, CollectionCost collections)
    {
        var pausePerOperation = collections.PerOperation(samples, clock);
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
