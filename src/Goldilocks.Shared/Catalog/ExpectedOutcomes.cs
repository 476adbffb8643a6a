using System.IO.Enumeration;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>What <c>goldilocks verify</c> expects of a serializer, so that a new version that breaks or mends something is noticed.</summary>
/// <param name="Default">The outcome's name where no exception fits.</param>
/// <param name="Exceptions">The last one that fits decides.</param>
/// <param name="Violations">Checks of the conformance kit that the library fails, although its round trips are right; null for none.</param>
public sealed record ExpectedOutcomes(string Default, IReadOnlyList<OutcomeRule>? Exceptions = null, IReadOnlyList<ViolationRule>? Violations = null)
{
    /// <summary>The last one that fits decides; empty where the file states none.</summary>
    public IReadOnlyList<OutcomeRule> Exceptions { get; } = Exceptions ?? [];

    /// <summary>The name of the outcome that is expected.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="workload">Its name.</param>
    /// <param name="operation">What is done; null when the outcome is one of the round trip as a whole.</param>
    public string Of(string variant, string workload, Operation? operation = null) =>
        RuleOf(variant, workload, operation)?.Outcome ?? Default;

    /// <summary>The exception that decides; null where none fits.</summary>
    /// <inheritdoc cref="Of"/>
    public OutcomeRule? RuleOf(string variant, string workload, Operation? operation = null) => Exceptions.LastOrDefault(rule => rule.Fits(variant, workload, operation));

    /// <summary>True when the outcome is the expected one, or when the package is not available on this machine.</summary>
    public bool Allows(Outcome actual, string variant, string workload, Operation? operation = null) =>
        actual is Unavailable || actual.Name == Of(variant, workload, operation);

    /// <summary>True when a check may fail: the failure is known, or not even the first round trip is expected to succeed.</summary>
    public bool Excuses(string variant, string workload, ConformanceCheck check) =>
        Of(variant, workload) is not (nameof(Measured) or nameof(Unsupported)) || Violations?.Any(rule => rule.Fits(variant, workload, check)) == true;
}

/// <summary>Cells whose expected outcome is another one.</summary>
/// <param name="Outcome">The outcome's name.</param>
/// <param name="Variant">With <c>*</c> and <c>?</c>; the plain variant is written <c>plain</c>.</param>
/// <param name="Workload">With <c>*</c> and <c>?</c>.</param>
/// <param name="Operation">Null for every operation.</param>
/// <param name="Why">For readers of the file.</param>
public sealed record OutcomeRule(string Outcome, string Variant = "*", string Workload = "*", Operation? Operation = null, string? Why = null)
{
    internal bool Fits(string variant, string workload, Operation? operation) =>
        CellPattern.Fits(Variant, Workload, variant, workload) && (Operation is null || Operation == operation);
}

/// <summary>Cells in which the library fails a check of the conformance kit.</summary>
/// <param name="Check">Which one.</param>
/// <param name="Why">The defect of the library. It must be stated, because a violation without a known cause may be a fault of the adapter.</param>
/// <param name="Variant">With <c>*</c> and <c>?</c>; the plain variant is written <c>plain</c>.</param>
/// <param name="Workload">With <c>*</c> and <c>?</c>.</param>
public sealed record ViolationRule(ConformanceCheck Check, string Why, string Variant = "*", string Workload = "*")
{
    internal bool Fits(string variant, string workload, ConformanceCheck check) => Check == check && CellPattern.Fits(Variant, Workload, variant, workload);
}

file static class CellPattern
{
    public static bool Fits(string variantPattern, string workloadPattern, string variant, string workload) =>
        FileSystemName.MatchesSimpleExpression(variantPattern, VariantKey.NameOf(variant), ignoreCase: true)
        && FileSystemName.MatchesSimpleExpression(workloadPattern, workload, ignoreCase: true);
}
