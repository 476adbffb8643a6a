using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Verify;

/// <summary>An outcome other than the one that <c>facts.json</c> expects: a new version broke or mended something, or the file is wrong.</summary>
/// <param name="Serializer">The serializer of that file.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Workload">Null where the serializer as a whole is meant: it did not build.</param>
/// <param name="Operation">Null where the round trip as a whole is meant.</param>
/// <param name="Expected">The expected outcome's name; null when the file expects nothing and the outcome is a failure.</param>
/// <param name="Actual">What it was.</param>
/// <param name="Version">The version that was verified, where it is not the pinned one; otherwise null.</param>
/// <param name="Pinned">The pinned version, which the file speaks of, where another was verified; otherwise null.</param>
public sealed record Surprise(
    string Serializer, string Variant, string? Workload, Operation? Operation, string? Expected, Outcome Actual, string? Version = null, string? Pinned = null)
{
    /// <summary>The check that failed although the round trip is right; null for the round trip itself.</summary>
    public ConformanceCheck? Check { get; init; }
}

/// <summary>Compares the outcomes with those that <c>facts.json</c> expects.</summary>
/// <param name="expected">By serializer. A serializer without an entry is expected not to fail, but it may call a workload unsupported.</param>
/// <param name="pinned">The version that each adapter pins, by serializer; one that is missing comes with the runtime. Null where versions do not count.</param>
public sealed class Expectations(IReadOnlyDictionary<string, ExpectedOutcomes> expected, IReadOnlyDictionary<string, string>? pinned = null)
{
    /// <summary>Every surprise, in the order of the input.</summary>
    public IReadOnlyList<Surprise> Judge(IEnumerable<SerializerEvent> built, IEnumerable<Verification> verifications) =>
        [.. built.Select(item => Of(Judge(item), item.Version)).OfType<Surprise>(), .. verifications.SelectMany(item => Judge(item).Select(surprise => Of(surprise, item.Variant.Version)).OfType<Surprise>())];

    /// <summary>Null where the adapter refuses with a reason and a version older than the pinned one was built: that it says since when there is such a thing is its answer, and no surprise.</summary>
    private Surprise? Of(Surprise? surprise, string version) => surprise is null || pinned?.GetValueOrDefault(surprise.Serializer) is not { } own || own == version ? surprise
        : surprise.Actual is Unsupported && VersionOrder.IsOlder(version, own) ? null
        : surprise with { Version = version, Pinned = own };

    /// <summary>Those of one cell: at most one for a round trip that did not succeed, at most one for each operation of one that did, and one for each check that it failed.</summary>
    public IEnumerable<Surprise> Judge(Verification verification) => verification.Outcome is Measured
        ? [.. Operations.All.Select(operation => Judge(verification, operation, ActualOf(verification, operation))).OfType<Surprise>(), .. verification.Violations.Where(violation => !IsExcused(verification, violation)).Select(violation => Of(verification, violation))]
        : Judge(verification, operation: null, verification.Outcome) is { } surprise ? [surprise] : [];

    private bool IsExcused(Verification verification, Violation violation) =>
        expected.GetValueOrDefault(verification.Variant.Serializer)?.Excuses(verification.Variant.WorkerVariant, verification.WorkloadName, violation.Check) == true;

    private static Surprise Of(Verification verification, Violation violation) =>
        new(verification.Variant.Serializer, verification.Variant.Variant, verification.Workload, Operation: null, nameof(Measured), violation.Outcome) { Check = violation.Check };

    private static Outcome ActualOf(Verification verification, Operation operation) =>
        verification.OperationReasons.TryGetValue(operation, out var reason) ? new Unsupported(reason) : new Measured();

    private Surprise? Judge(Verification verification, Operation? operation, Outcome actual)
    {
        // The file speaks of variants. A way that a variant does not support (asynchronous operations, for example) is no surprise. A failure in one way must be expected for the variant, or for the variant
        // with the way's name.
        if (verification.Variant.Way is not null && !actual.IsFailure)
        {
            return null;
        }

        var (serializer, variant) = (verification.Variant.Serializer, verification.Variant.WorkerVariant);
        var workload = verification.WorkloadName;
        return expected.TryGetValue(serializer, out var outcomes)
            ? outcomes.Allows(actual, variant, workload, operation) || (verification.Variant.Way is not null && outcomes.Allows(actual, verification.Variant.Variant, workload, operation))
                ? null
                : new Surprise(serializer, verification.Variant.Variant, verification.Workload, operation, outcomes.Of(variant, workload, operation), actual)
            : actual.IsFailure ? new Surprise(serializer, verification.Variant.Variant, verification.Workload, operation, null, actual) : null;
    }

    /// <summary>A serializer that was not built. A missing package is never a surprise.</summary>
    private Surprise? Judge(SerializerEvent built) =>
        built.Outcome is { IsFailure: true } outcome && expected.GetValueOrDefault(built.Serializer)?.Default != outcome.Name
            ? new Surprise(built.Serializer, "", null, null, expected.GetValueOrDefault(built.Serializer)?.Default, outcome)
            : null;
}
