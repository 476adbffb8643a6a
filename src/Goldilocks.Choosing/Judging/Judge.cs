using Goldilocks.Choosing.Questions;

namespace Goldilocks.Choosing.Judging;

/// <summary>Asks every kind of evidence, the strongest first.</summary>
/// <param name="sources">Strongest first.</param>
public sealed class Judge(IReadOnlyList<IEvidenceSource> sources)
{
    /// <summary>One verdict for each requirement that is asked.</summary>
    public IReadOnlyList<Verdict> All(Candidate candidate, Wishes wishes) => [.. wishes.All.Select(requirement => Of(requirement, candidate, wishes))];

    /// <summary>
    /// The first verdict that says yes or no. When no evidence knows, the first verdict is kept, because it names the missing evidence of the strongest kind.
    /// </summary>
    public Verdict Of(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        Verdict? unknown = null;
        foreach (var source in sources)
        {
            switch (source.Judge(requirement, candidate, wishes))
            {
                case { Answer: not Answer.Unknown } verdict:
                    return verdict;
                case { } verdict:
                    unknown ??= verdict;
                    break;
            }
        }

        return unknown ?? Verdict.Unknown(requirement, "nothing is recorded about it");
    }
}
