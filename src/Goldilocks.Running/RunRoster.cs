using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>The contestants and workloads of a run: the plan's patterns applied to what was built.</summary>
/// <param name="Contestants">All that are measured, the baseline among them.</param>
/// <param name="BaselineCandidates">The baseline, then the contestants that replace it where it cannot take a workload.</param>
/// <param name="Workloads">In the order of the run.</param>
public sealed record RunRoster(
    IReadOnlyList<Contestant> Contestants,
    IReadOnlyList<Contestant> BaselineCandidates,
    IReadOnlyList<ChosenWorkload> Workloads)
{
    /// <summary>Contestants of the run that have no program for these workloads, with the reason: each is a row without figures.</summary>
    public IReadOnlyList<RefusedContestant> Refused { get; init; } = [];

    /// <summary>For the run folder: what the names of its rows and workloads are made of.</summary>
    public IEnumerable<RunEvent> NamesExplained() =>
    [
        .. Contestants.Select(contestant => new VariantEvent(contestant.Serializer, contestant.Variant, contestant.Version, contestant.Key.Condition, contestant.Parts)),
        .. Workloads.Select(workload => new WorkloadEvent(workload.Key, workload.Parts)),
    ];
}

/// <summary>A contestant that has a program for other workloads of the same run, and none for these.</summary>
/// <param name="Contestant">As it competes on the others.</param>
/// <param name="Outcome">Why there is none.</param>
public sealed record RefusedContestant(Contestant Contestant, Outcome Outcome);
