using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>What is different between two runs.</summary>
/// <param name="Threshold">As a share: 0.05 is 5 %.</param>
/// <param name="AreSameMachine">False when times were compared by their ratios to the baseline.</param>
/// <param name="TimesTogether">How much all times together changed, new over old; 1 when there are too few to tell, or the machines differ. It corrects nothing: ratios do not contain this change.</param>
/// <param name="Cells">Every pair of measured cells.</param>
/// <param name="Changes">The changes that are reported, regressions first.</param>
/// <param name="Remarks">What a reader must know to judge the rest.</param>
public sealed record RunComparison(
    double Threshold,
    bool AreSameMachine,
    double TimesTogether,
    IReadOnlyList<CellComparison> Cells,
    IReadOnlyList<Change> Changes,
    IReadOnlyList<string> Remarks)
{
    /// <summary>True when something became worse by more than the threshold and that is significant.</summary>
    public bool HasRegression => Changes.Any(change => change.IsRegression);
}

/// <summary>One cell that both runs measured.</summary>
/// <param name="Subject">Which.</param>
/// <param name="Ratio">New time over old, divided by the drift; null when it cannot be compared.</param>
/// <param name="Drift">How all other rows changed between the two runs, in the unit that was compared (ratios to the baseline, or times); 1 where nothing was corrected.</param>
/// <param name="Verdict">What the interval says.</param>
public sealed record CellComparison(ComparedCell Subject, Interval? Ratio, double Drift, TimeVerdict Verdict);

/// <summary>A cell without its version, because the version is what may have changed.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Workload">With parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">The timed operation; null for a change of the whole row.</param>
/// <param name="Condition">The condition of its process, where the runs compare several.</param>
public sealed record ComparedCell(string Serializer, string Variant, string Workload, int Size, Operation? Operation, string Condition = "")
{
    /// <summary>Serializer, variant and condition as a person reads them.</summary>
    public string Label => new VariantKey(Serializer, Variant, "", Condition).Label;
}

/// <summary>What the intervals say against the threshold.</summary>
public enum TimeVerdict
{
    /// <summary>All of it lies within the threshold.</summary>
    Same,

    /// <summary>The interval does not hold 1, and with nine chances in ten the change is larger than the threshold.</summary>
    Slower,

    /// <summary>The same on the good side.</summary>
    Faster,

    /// <summary>Neither: more launches would tell.</summary>
    Unclear,

    /// <summary>There are too few launches for an interval, or nothing to take a ratio to.</summary>
    NotComparable,
}

/// <summary>Kinds of change, in the order in which they are reported.</summary>
public enum ChangeKind
{
    /// <summary>The outcome is different.</summary>
    Outcome,

    /// <summary>It takes longer.</summary>
    Slower,

    /// <summary>Its payload is bigger.</summary>
    Bigger,

    /// <summary>It allocates more.</summary>
    Hungrier,

    /// <summary>It is only in the old run.</summary>
    Vanished,

    /// <summary>It is only in the new run.</summary>
    Appeared,

    /// <summary>It takes less time.</summary>
    Faster,

    /// <summary>Its payload is smaller.</summary>
    Smaller,

    /// <summary>It allocates less.</summary>
    Leaner,
}

/// <summary>One change that is worth a line.</summary>
/// <param name="Kind">What changed.</param>
/// <param name="Subject">The cell that changed.</param>
/// <param name="OldVersion">Null for what appeared.</param>
/// <param name="NewVersion">Null for what vanished.</param>
/// <param name="Old">The old figure with its unit, or the old outcome.</param>
/// <param name="New">The new one.</param>
/// <param name="Ratio">New over old, with its interval where there is one; null for outcomes.</param>
/// <param name="IsRegression">True when it makes the comparison fail.</param>
public sealed record Change(
    ChangeKind Kind,
    ComparedCell Subject,
    string? OldVersion,
    string? NewVersion,
    string Old,
    string New,
    Interval? Ratio,
    bool IsRegression);
