using Goldilocks.Results;
using Goldilocks.Results.Statistics;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Running.Scheduling;

/// <summary>Judges a run from its folder, while it goes on: what needs no more launches.</summary>
/// <param name="folder">Of the run.</param>
/// <param name="roster">Of the run.</param>
public sealed class SettledCells(string folder, RunRoster roster)
{
    /// <summary>The contestants and sizes of which no operation of that workload needs more launches (<see cref="StoppingRule"/>).</summary>
    public IReadOnlySet<(Contestant Contestant, int Size)> Of(ChosenWorkload workload)
    {
        var settled = StoppingRule.Settled(RunFolder.Read(folder), workload.Key);
        return roster.Contestants
            .SelectMany(_ => workload.Sizes, (contestant, size) => (contestant, size))
            .Where(cells => settled.Contains((cells.contestant.Key, cells.size)))
            .ToHashSet();
    }
}
