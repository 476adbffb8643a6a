namespace Goldilocks.Reporting.Choosing;

/// <summary>A kind of evidence. A question that it cannot answer is left to the next, weaker kind.</summary>
public interface IEvidenceSource
{
    /// <summary>The verdict that this evidence allows; null when it says nothing.</summary>
    /// <param name="requirement">The requirement to judge.</param>
    /// <param name="candidate">The candidate to judge.</param>
    /// <param name="wishes">Limits and names that belong to the requirement.</param>
    Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes);
}
