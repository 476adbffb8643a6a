using Goldilocks.Results;

namespace Goldilocks.Running.Rosters;

/// <summary>Who runs on what: the plan's patterns applied to what was built.</summary>
/// <param name="Contestants">Everyone to be measured, the baseline among them.</param>
/// <param name="BaselineCandidates">The baseline, then those who stand in for it where it cannot take a workload.</param>
/// <param name="Workloads">In the order of the run.</param>
public sealed record RunRoster(
    IReadOnlyList<Contestant> Contestants,
    IReadOnlyList<Contestant> BaselineCandidates,
    IReadOnlyList<ChosenWorkload> Workloads)
{
    /// <summary>For the run folder: what the names of its rows and workloads are made of.</summary>
    public IEnumerable<RunEvent> NamesExplained() =>
    [
        .. Contestants.Select(contestant => new VariantEvent(contestant.Serializer, contestant.Variant, contestant.Version, contestant.Key.Condition, contestant.Parts)),
        .. Workloads.Select(workload => new WorkloadEvent(workload.Key, workload.Parts)),
    ];
}
