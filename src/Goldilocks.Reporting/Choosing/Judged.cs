using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>One candidate with its verdicts.</summary>
/// <param name="Candidate">The candidate.</param>
/// <param name="Verdicts">One for each requirement.</param>
/// <param name="Score">Null when it was not measured on every place that counts.</param>
/// <param name="IsAllowed">True when the reader overruled its exclusions.</param>
public sealed record Judged(Candidate Candidate, IReadOnlyList<Verdict> Verdicts, Score? Score, bool IsAllowed)
{
    /// <summary>The verdicts against it.</summary>
    public IEnumerable<Verdict> Obstacles => Verdicts.Where(verdict => verdict.Answer is not Answer.Fits);

    /// <summary>It meets every requirement, or the reader allows it nevertheless.</summary>
    public bool IsEligible => Score is not null && (IsAllowed || !Obstacles.Any());

    /// <summary>At least one requirement is known not to be met.</summary>
    public bool IsExcluded => !IsEligible && Verdicts.Any(verdict => verdict.Answer is Answer.Excluded);
}

/// <summary>The difference between the choice and the runner-up.</summary>
/// <param name="Ratio">Of the runner-up to the choice, in the quantity of the aim; with the interval where it is a time.</param>
/// <param name="IsMoreThanNoise">False when the measurement cannot tell the two apart.</param>
/// <param name="Rule">Why the choice is preferred when the measurement cannot tell the two apart; null when it can.</param>
public sealed record Separation(Interval Ratio, bool IsMoreThanNoise, string? Rule);
