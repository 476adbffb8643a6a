using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>What a run knows of one counterpart at one place.</summary>
/// <param name="Outcome"><c>Measured</c>, another outcome of the run, or one of the constants here.</param>
/// <param name="Reason">Why there is no value; empty when there is one.</param>
/// <param name="Row">The row that the value belongs to; null when there is none.</param>
/// <param name="Value">Nanoseconds or bytes for one operation.</param>
/// <param name="Paired">For times: for each launch, the ratio to the run's baseline, or nanoseconds where there is none.</param>
/// <param name="Nanoseconds">For times: for each launch.</param>
/// <param name="Workload">Where it was measured; empty when it was not. A counterpart may have a workload of its own.</param>
internal sealed record Finding(
    string Outcome,
    string Reason,
    VariantKey? Row = null,
    double? Value = null,
    IReadOnlyDictionary<int, double>? Paired = null,
    IReadOnlyDictionary<int, double>? Nanoseconds = null,
    string Workload = "")
{
    /// <summary>Nothing of ours corresponds to what the study names.</summary>
    public const string NoCounterpart = nameof(NoCounterpart);

    /// <summary>It was no part of the run: no adapter, or narrowed away.</summary>
    public const string NotInRun = nameof(NotInRun);

    /// <summary>True when there is a value.</summary>
    public bool IsMeasured => Value is not null;

    /// <summary>True when a fuller run could have a value. A serializer that cannot do the work, or does it wrong, leaves no gap in a ranking.</summary>
    public bool IsMissing => Outcome is NotInRun or "NotMeasured" or nameof(Unavailable) or nameof(BuildFailed);

    /// <summary>
    /// This over another at the same place. Times are divided launch by launch, because both were paired with the same baseline. Where one of the two has a workload
    /// of its own, the plain times are divided. Null when one is missing or zero.
    /// </summary>
    public Interval? Over(Finding other, Scatter scatter) => Workload == other.Workload ? Over(other, Paired, other.Paired, scatter) : OverElsewhere(other, scatter);

    /// <summary>This over another that may belong to another operation or workload. The plain times are divided, because their pairs are different.</summary>
    public Interval? OverElsewhere(Finding other, Scatter scatter) => Over(other, Nanoseconds, other.Nanoseconds, scatter);

    private Interval? Over(Finding other, IReadOnlyDictionary<int, double>? own, IReadOnlyDictionary<int, double>? others, Scatter scatter)
    {
        if (Value is not { } value || other.Value is not { } divisor || divisor == 0 || value == 0)
        {
            return null;
        }

        if (own is not null && others is not null && own.Keys.Where(others.ContainsKey).ToList() is { Count: > 0 } common)
        {
            return scatter.OfPaired([.. common.Select(launch => own[launch] / others[launch])]);
        }

        return new Interval(value / divisor, value / divisor, value / divisor, Coverage: 0);
    }
}
