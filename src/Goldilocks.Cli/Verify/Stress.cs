using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Verify;

/// <summary>A check that a variant with a right answer failed.</summary>
/// <param name="Check">Which one.</param>
/// <param name="Outcome">What was found, or how the worker ended.</param>
public sealed record Violation(ConformanceCheck Check, Outcome Outcome)
{
    /// <summary>The check and what was found, in a line.</summary>
    public string Text => $"{Check.Name()}: {Outcome.Reason}";
}

/// <summary>Uses the variants whose answers are right as a loop and a server will: again on one instance, after another value, after an accident, and by many threads at once.</summary>
/// <param name="roster">The workloads.</param>
/// <param name="kit">Makes the checks.</param>
internal sealed class Stress(RunRoster roster, ConformanceKit kit)
{
    /// <summary>The same verifications, with what was found. A workload is checked once, whatever its sizes are. One variant at a time: each uses many threads itself.</summary>
    /// <param name="verified">What <see cref="Verifier"/> answered.</param>
    /// <param name="finished">Called after each variant.</param>
    /// <param name="cancellation">Stops before the next variant.</param>
    /// <exception cref="OperationCanceledException">It was stopped.</exception>
    public IReadOnlyList<Verification> Of(IReadOnlyList<Verification> verified, Action<RunVariant> finished, CancellationToken cancellation)
    {
        var violations = roster.Variants.SelectMany(Violations).ToLookup(found => (found.Variant.Key, found.Workload), found => new Violation(found.Check, found.Outcome));
        return [.. verified.Select(verification => IsRight(verification) ? verification with { Violations = [.. violations[(verification.Variant.Key, verification.WorkloadName)]] } : verification)];

        IReadOnlyList<ConformanceResult> Violations(RunVariant variant)
        {
            cancellation.ThrowIfCancellationRequested();
            var right = verified.Where(verification => verification.Variant.Key == variant.Key && IsRight(verification)).Select(verification => verification.WorkloadName).ToHashSet();
            List<WorkloadInfo> workloads = [.. roster.Workloads.Select(workload => workload.Info).Where(workload => right.Contains(workload.Name)).DistinctBy(workload => workload.Name)];
            var results = kit.Check(variant, workloads, byManyThreads: workloads);
            finished(variant);
            return [.. results.Where(result => result.Outcome.IsFailure)];
        }
    }

    /// <summary>The checks write and read, so a variant that does only one of both has none.</summary>
    private static bool IsRight(Verification verification) => verification is { Outcome: Measured, OperationReasons.Count: 0 };
}
