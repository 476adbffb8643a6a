namespace Goldilocks.Running.Rosters;

/// <summary>Who runs on what: the plan's patterns applied to what was built.</summary>
/// <param name="Contestants">Everyone to be measured, the baseline among them.</param>
/// <param name="BaselineCandidates">The baseline, then those who stand in for it where it cannot take a workload.</param>
/// <param name="Workloads">In the order of the run.</param>
public sealed record RunRoster(
    IReadOnlyList<Contestant> Contestants,
    IReadOnlyList<Contestant> BaselineCandidates,
    IReadOnlyList<ChosenWorkload> Workloads);
