namespace Goldilocks.Reporting.Choosing;

/// <summary>Makes a choice. A pure function: the same report, evidence and wishes give the same answer.</summary>
public static class Chooser
{
    /// <summary>Judges every candidate, ranks those that fit, and gives the reasons of the others.</summary>
    /// <param name="grounds">The results of the run, and the evidence.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <exception cref="ChoiceException">The wishes contradict each other, or name what is not there.</exception>
    public static Choice Choose(Grounds grounds, Wishes wishes)
    {
        wishes.Check();
        var material = grounds.Material;
        CheckNames(material.Candidates, wishes);
        var counted = CountedPlaces.Of(material, wishes, grounds.Facts.Demonstrations);
        var judge = grounds.JudgeOn(counted);
        var scorer = new Scorer(counted, Scorer.BaselinesOf(material, counted), wishes, material.Scatter);
        CheckReads(material, counted, wishes);
        var judged = material.Candidates
            .Select(candidate => new Judged(candidate, [.. judge.All(candidate, wishes), .. wishes.Aim is Aim.Start ? [Judge.OfStart(candidate)] : Array.Empty<Verdict>(), .. Sized(candidate, counted, grounds.Facts, wishes)], scorer.Of(candidate), wishes.Allowed?.Any(candidate.IsNamed) == true))
            .ToList();
        CheckAim(judged, wishes);

        var eligible = Preference.Order(judged.Where(one => one.IsEligible), wishes.Aim);

        // One that was allowed may still lack what the aim needs.
        var others = judged.Except(eligible, ReferenceEqualityComparer.Instance).Cast<Judged>().ToLookup(one => one.Verdicts.Any(verdict => verdict.Answer is Answer.Excluded));
        return new Choice(
            wishes,
            counted,
            [.. counted.Select(place => material.Baselines[place]!.FullLabel).Distinct()],
            eligible,
            eligible.Count > 1 ? Preference.Between(eligible[0], eligible[1], wishes.Aim) : null,
            Frontier(eligible),
            FastestFirst(others[true]),
            FastestFirst(others[false]),
            eligible.Count == 0 ? NearestMiss(judged) : null,
            wishes.From is { } from ? Moving(judged, from, eligible.Count > 0 ? eligible[0] : null, judge, wishes) : null,
            material.Origin);
    }

    private static void CheckNames(IReadOnlyList<Candidate> candidates, Wishes wishes)
    {
        foreach (var name in (wishes.Allowed ?? []).Concat(wishes.From is { } from ? [from] : []).Where(name => !candidates.Any(candidate => candidate.IsNamed(name))))
        {
            throw new ChoiceException($"The run has no serializer '{name}'. It has: {string.Join(", ", candidates.Select(candidate => candidate.Key.Serializer).Distinct().Order(StringComparer.Ordinal))}.");
        }
    }

    private static void CheckReads(Material material, IReadOnlyList<Place> counted, Wishes wishes)
    {
        if (wishes.ReadsPerWrite == 0 && !material.Candidates.Any(candidate => counted.Any(place => candidate.Figures.GetValueOrDefault(place)?.Write is not null)))
        {
            throw new ChoiceException("The run measured no writing, so --reads 0 leaves nothing to compare. Leave --reads out, or run again with --operations both.");
        }
    }

    /// <summary>Where bytes count, what compresses values that repeat is not known.</summary>
    private static IEnumerable<Verdict> Sized(Candidate candidate, IReadOnlyList<Place> counted, ChoosingFacts facts, Wishes wishes) =>
        (wishes.Aim is Aim.Size || wishes.MaximumPayloadBytes is not null) && MeasuredEvidence.OfBytes(counted, facts, candidate) is { } verdict ? [verdict] : [];

    private static void CheckAim(IReadOnlyList<Judged> judged, Wishes wishes)
    {
        if (wishes.Aim is Aim.Start && judged.All(one => one.Score?.StartNanoseconds is null))
        {
            throw new ChoiceException("No start was measured, so --optimize start cannot be decided. Run goldilocks startup, and name its folder beside the run's.");
        }

        if (wishes.Aim is Aim.Cost && wishes.Prices is null)
        {
            throw new ChoiceException("--optimize cost needs volumes and prices: --messages-per-second, --stored-messages, --core-hour-price, --storage-price and --transfer-price.");
        }
    }

    private static IReadOnlyList<string> Frontier(IReadOnlyList<Judged> eligible) =>
        [.. eligible
            .Where(one => !eligible.Any(other => other.Score!.Time <= one.Score!.Time && other.Score.Size <= one.Score.Size && (other.Score.Time < one.Score.Time || other.Score.Size < one.Score.Size)))
            .OrderBy(one => one.Score!.Time)
            .Select(one => one.Candidate.Label)];

    private static IReadOnlyList<Judged> FastestFirst(IEnumerable<Judged> judged) =>
        [.. judged.OrderBy(one => one.Score?.Time ?? double.PositiveInfinity).ThenBy(one => one.Candidate.Label, StringComparer.Ordinal)];

    /// <summary>The fewest known failures, then the fewest unknowns, then the fastest.</summary>
    private static Judged? NearestMiss(IEnumerable<Judged> judged) => judged
        .Where(one => one.Score is not null)
        .OrderBy(one => one.Verdicts.Count(verdict => verdict.Answer is Answer.Excluded))
        .ThenBy(one => one.Obstacles.Count())
        .ThenBy(one => one.Score!.Time)
        .ThenBy(one => one.Candidate.Label, StringComparer.Ordinal)
        .FirstOrDefault();

    private static Move Moving(IReadOnlyList<Judged> judged, string name, Judged? chosen, Judge judge, Wishes wishes)
    {
        var from = Today(judged, name);
        return chosen is null ? new Move(from, null, "nothing fits, so there is nothing to move to", [])
            : chosen.Candidate.Key == from.Candidate.Key ? new Move(from, null, "it is the choice", [])
            : from.Score is { } old ? new Move(from, Gain.Between(old, chosen.Score!), null, Lost(from, chosen, judge, wishes))
            : new Move(from, null, $"the gain is not known: {from.Obstacles.FirstOrDefault()?.Evidence.Text ?? "it has no launch in common with the baseline"}", Lost(from, chosen, judge, wishes));
    }

    /// <summary>A bare name means the plain variant where it was measured, and otherwise the fastest one that was.</summary>
    private static Judged Today(IReadOnlyList<Judged> judged, string name) =>
        FastestFirst(judged.Where(one => one.Candidate.IsNamed(name))).OrderBy(one => one.Score is null).ThenBy(one => one.Candidate.Key.Variant.Length > 0).First();

    private static IReadOnlyList<Verdict> Lost(Judged from, Judged chosen, Judge judge, Wishes wishes) =>
    [
        .. RequirementNames.Switches
            .Where(requirement => judge.Of(requirement, from.Candidate, wishes).Answer is Answer.Fits)
            .Select(requirement => judge.Of(requirement, chosen.Candidate, wishes))
            .Where(verdict => verdict.Answer is Answer.Excluded),
    ];
}
