using Goldilocks.Results;

namespace Goldilocks.Running;

/// <summary>The variants and workloads of a run: the plan's patterns applied to what was built.</summary>
/// <param name="Variants">All that are measured, the baseline among them.</param>
/// <param name="BaselineCandidates">The baseline, then the variants that replace it where it cannot take a workload.</param>
/// <param name="Workloads">In the order of the run.</param>
public sealed record RunRoster(
    IReadOnlyList<RunVariant> Variants,
    IReadOnlyList<RunVariant> BaselineCandidates,
    IReadOnlyList<ChosenWorkload> Workloads)
{
    /// <summary>Variants of the run that have no program for these workloads, with the reason: each is a row without figures.</summary>
    public IReadOnlyList<RefusedVariant> Refused { get; init; } = [];

    /// <summary>For the run folder: what the names of its rows and workloads are made of.</summary>
    public IEnumerable<RunEvent> NamesExplained() =>
    [
        .. Variants.Select(variant => new VariantEvent(variant.Serializer, variant.Variant, variant.Version, variant.Key.Condition, variant.Parts)),
        .. Workloads.Select(workload => new WorkloadEvent(workload.Key, workload.Parts)),
    ];
}

/// <summary>A variant that has a program for other workloads of the same run, and none for these.</summary>
/// <param name="Variant">As it competes on the others.</param>
/// <param name="Outcome">Why there is none.</param>
public sealed record RefusedVariant(RunVariant Variant, Outcome Outcome);
