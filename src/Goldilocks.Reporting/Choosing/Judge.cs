namespace Goldilocks.Reporting.Choosing;

/// <summary>Asks every kind of evidence, the strongest first.</summary>
/// <param name="sources">Strongest first.</param>
public sealed class Judge(IReadOnlyList<IEvidenceSource> sources)
{
    /// <summary>One verdict for each requirement that is asked.</summary>
    public IReadOnlyList<Verdict> All(Candidate candidate, Wishes wishes) => [.. wishes.All.Select(requirement => Of(requirement, candidate, wishes))];

    /// <summary>
    /// The first verdict that says yes or no. When no evidence knows, the first verdict is kept, because it names the missing evidence of the strongest kind.
    /// </summary>
    /// <remarks>About changes of a class, a probe shows one way of making the change and its author states the rule. So where the two disagree, the one that refuses decides, and both are told.</remarks>
    public Verdict Of(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        Verdict? unknown = null;
        Verdict? decided = null;
        foreach (var source in sources)
        {
            switch (source.Judge(requirement, candidate, wishes))
            {
                case { Answer: not Answer.Unknown } verdict when requirement.Change() is null:
                    return verdict;
                case { Answer: not Answer.Unknown } verdict:
                    decided = decided is null ? verdict : Careful(decided, verdict);
                    break;
                case { } verdict:
                    unknown ??= verdict;
                    break;
            }
        }

        return decided ?? unknown ?? Verdict.Unknown(requirement, "nothing is recorded about it");
    }

    private static Verdict Careful(Verdict one, Verdict other)
    {
        if (one.Answer == other.Answer)
        {
            return one;
        }

        var (refuses, allows) = one.Answer is Answer.Excluded ? (one, other) : (other, one);
        var against = allows.Evidence.Kind is EvidenceKind.Probe ? "a probe shows the opposite" : "the documentation says the opposite";
        return refuses with { Evidence = refuses.Evidence with { Text = $"{refuses.Evidence.Text}; {against}: {allows.Evidence.WithOrigin()}" } };
    }

    /// <summary>Where the start is to be best, one that was not measured is not known, and so not chosen.</summary>
    public static Verdict OfStart(Candidate candidate) => candidate.Start is null
        ? Verdict.Unknown(Requirement.TakesData, "its start was not measured", $"goldilocks startup --serializers {candidate.Typed}")
        : Verdict.Fits(Requirement.TakesData, new Evidence(EvidenceKind.Measurement, "its start was measured"));
}
