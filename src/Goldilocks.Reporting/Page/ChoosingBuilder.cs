using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>Asks the rules of the choice everything that the page may have to answer. A pure function.</summary>
internal sealed class ChoosingBuilder
{
    /// <summary>How often a payload is read for each time it is written. The command line takes any number.</summary>
    private static readonly double[] s_reads = [0, 1, 2, 5, 10, 20, 50, 100, 1_000];

    private static readonly (double Writes, double Reads)[] s_proportions = [.. s_reads.Select(reads => (1.0, reads)), (0, 1)];

    private static readonly Wishes s_nothing = new(new HashSet<Requirement>());

    private readonly Grounds _grounds;
    private readonly IReadOnlyList<Place> _places;
    private readonly IReadOnlyList<Candidate> _candidates;
    private readonly IReadOnlyList<(PageRequirement Requirement, Requirement Asked, Wishes Wishes)> _asked;

    private ChoosingBuilder(Grounds grounds)
    {
        _grounds = grounds;
        _places = [.. grounds.Material.Baselines.Keys];
        _candidates = [.. grounds.Material.Candidates.OrderBy(candidate => candidate.Label, StringComparer.Ordinal)];
        _asked = [.. Switches(grounds), .. Runtimes(), Start()];
    }

    /// <summary>Everything that the page answers from.</summary>
    public static PageChoosing Of(Grounds grounds) => new ChoosingBuilder(grounds).Build();

    private PageChoosing Build()
    {
        var judge = _grounds.JudgeOn(_places);
        return new PageChoosing(
            [.. _places.Select(place => new PageChoicePlace(place.Workload, place.Size, place.ToString()))],
            [.. _asked.Select(one => one.Requirement)],
            [.. _grounds.Facts.Presets.Select(preset => new PagePreset(preset.Name, preset.Title, preset.Meaning, [.. preset.Required.Select(NameOf)], preset.Aim, preset.Reads))],
            [.. _candidates.Select(candidate => Candidate(candidate, [.. _asked.Select(one => PageVerdict.Of(Verdict(judge, one.Asked, candidate, one.Wishes)))]))],
            [.. OfTheRule().Concat(Named()).AsParallel().AsOrdered().Select(Basis)]);
    }

    private static Verdict Verdict(Judge judge, Requirement requirement, Candidate candidate, Wishes wishes) =>
        wishes.Aim is Aim.Start ? Judge.OfStart(candidate) : judge.Of(requirement, candidate, wishes);

    private static string NameOf(Requirement requirement) => Switch.All.First(one => one.Requirement == requirement).Name;

    private static IEnumerable<(PageRequirement Requirement, Requirement Asked, Wishes Wishes)> Switches(Grounds grounds) => Switch.All.OrderBy(one => one.Requirement).Select(one => (
        new PageRequirement(one.Name, one.Requirement.Option()!, one.Group, one.Title, one.Meaning, Against(one.Requirement), grounds.Facts.Demonstrations.ContainsKey(one.Requirement), Aim: null),
        one.Requirement,
        s_nothing));

    private static IReadOnlyList<string> Against(Requirement requirement) =>
    [
        .. RequirementNames.Contradictions.Where(pair => pair.First == requirement).Select(pair => NameOf(pair.Second)),
        .. RequirementNames.Contradictions.Where(pair => pair.Second == requirement).Select(pair => NameOf(pair.First)),
    ];

    /// <summary>Where a run compares several runtimes, each is a switch.</summary>
    private IEnumerable<(PageRequirement Requirement, Requirement Asked, Wishes Wishes)> Runtimes()
    {
        var names = _candidates.SelectMany(candidate => candidate.Conditions ?? []).Distinct().ToList();
        return names.Count < 2 ? [] : names.Select(name => (
            new PageRequirement($"under {name}", $"--runtimes {name}", "Measured under", name, $"It was measured under {name}.", [], IsDemonstrated: false, Aim: null),
            Requirement.Runtimes,
            s_nothing with { Runtimes = [name] }));
    }

    private static (PageRequirement Requirement, Requirement Asked, Wishes Wishes) Start() =>
        (new PageRequirement("start", "", "", "Start", "Its start was measured.", [], IsDemonstrated: false, Aim.Start), Requirement.TakesData, s_nothing with { Aim = Aim.Start });

    private static PageCandidate Candidate(Candidate candidate, IReadOnlyList<PageVerdict> verdicts) => new(
        candidate.Key.Serializer,
        candidate.Key.Variant,
        candidate.Key.Version,
        candidate.Key.Condition,
        candidate.Label,
        [.. candidate.Names.Select(name => name.ToLowerInvariant()).Distinct()],
        candidate.Unready is null,
        candidate.StartNanoseconds,
        [.. Cautions.WithSources(candidate).Select(PageEvidence.Of)],
        verdicts);

    /// <summary>The places of the rule, for every selection of requirements that a workload shows.</summary>
    private IEnumerable<(string? Name, IReadOnlyList<string>? Demonstrates, Wishes Wishes)> OfTheRule() =>
        Selections([.. _grounds.Facts.Demonstrations.Keys]).Select(shown => ((string?)null, (IReadOnlyList<string>?)[.. shown.Select(NameOf)], s_nothing with { Required = shown.ToHashSet() }));

    private static IEnumerable<IReadOnlyList<Requirement>> Selections(IReadOnlyList<Requirement> all) =>
        Enumerable.Range(0, 1 << all.Count).Select(bits => (IReadOnlyList<Requirement>)[.. all.Where((_, position) => (bits & (1 << position)) != 0)]);

    /// <summary>Each place, and each workload that was measured in several sizes.</summary>
    private IEnumerable<(string? Name, IReadOnlyList<string>? Demonstrates, Wishes Wishes)> Named() =>
        _places.Select(place => place.ToString())
            .Concat(_places.GroupBy(place => place.Workload).Where(sizes => sizes.Count() > 1).Select(sizes => sizes.Key))
            .Select(name => ((string?)name, (IReadOnlyList<string>?)null, s_nothing with { Workloads = [name] }));

    private PageBasis Basis((string? Name, IReadOnlyList<string>? Demonstrates, Wishes Wishes) asked)
    {
        var material = _grounds.Material;
        try
        {
            var counted = CountedPlaces.Of(material, asked.Wishes, _grounds.Facts.Demonstrations);
            return Basis(asked, counted, Scorer.BaselinesOf(material, counted));
        }
        catch (ChoiceException exception)
        {
            return new PageBasis(asked.Name, asked.Demonstrates, [], "", null, exception.Message, [], [], [], [], [], [], []);
        }
    }

    private PageBasis Basis((string? Name, IReadOnlyList<string>? Demonstrates, Wishes Wishes) asked, IReadOnlyList<Place> counted, IReadOnlyDictionary<Place, CandidateFigures> baselines)
    {
        var judge = _grounds.JudgeOn(counted);
        var keys = counted.Select(place => _grounds.Material.Baselines[place]!).Distinct().ToList();
        var takes = _candidates.Select(candidate => PageVerdict.Of(judge.Of(Requirement.TakesData, candidate, asked.Wishes))).ToList();
        var different = takes.Distinct().ToList();
        var weighed = s_proportions
            .Where(proportion => Measured(counted, proportion))
            .Select(proportion => (proportion.Writes, proportion.Reads, Judged: JudgedBy(new Scorer(counted, baselines, s_nothing with { ReadsPerWrite = proportion.Reads }, _grounds.Material.Scatter, proportion.Writes))))
            .ToList();
        return new PageBasis(
            asked.Name,
            asked.Demonstrates,
            [.. counted.Select(place => _places.Index().First(known => known.Item == place).Index)],
            string.Join(" and ", keys.Select(key => key.FullLabel)),
            keys is [var only] ? _candidates.Index().First(known => known.Item.Key == only).Index : null,
            null,
            different,
            [.. takes.Select(verdict => different.IndexOf(verdict))],
            [.. _candidates.Select(candidate => MeasuredEvidence.OfBytes(counted, _grounds.Facts, candidate) is { } verdict ? PageVerdict.Of(verdict) : null)],
            [Limit(counted, Requirement.MaximumPayload), Limit(counted, Requirement.MaximumAllocation)],
            [.. weighed[0].Judged.Select(judged => Digits(judged.Score?.Size))],
            [.. Preference.Criteria.Select(criterion => new PagePreference(criterion.Reason, Ranks(weighed[0].Judged, criterion)))],
            [.. weighed.Select(one => Weighing(one.Writes, one.Reads, one.Judged))]);
    }

    /// <summary>Not every run measured both writing and reading.</summary>
    private bool Measured(IReadOnlyList<Place> counted, (double Writes, double Reads) proportion) => _candidates.Any(candidate => counted.Any(place =>
        candidate.Figures.GetValueOrDefault(place) is { } figures && ((proportion.Writes > 0 && figures.Write is not null) || (proportion.Reads > 0 && figures.Read is not null))));

    private IReadOnlyList<Judged> JudgedBy(Scorer scorer) => [.. _candidates.Select(candidate => new Judged(candidate, [], scorer.Of(candidate), IsAllowed: false))];

    private PageLimit Limit(IReadOnlyList<Place> counted, Requirement requirement) => new(requirement.Option()!, [.. _candidates.Select(candidate =>
        MeasuredEvidence.Most(counted, requirement, candidate) is { } most ? new PageAmount(most.Bytes, most.Text) : null)]);

    /// <summary>Dense ranks instead of amounts: the page compares, and computes nothing.</summary>
    private static IReadOnlyList<int> Ranks(IReadOnlyList<Judged> judged, PreferenceCriterion criterion)
    {
        var amounts = judged.Where(one => one.Score is not null).Select(criterion.Amount).Distinct().Order().ToList();
        return [.. judged.Select(one => one.Score is null ? amounts.Count : amounts.BinarySearch(criterion.Amount(one)))];
    }

    private static PageWeighing Weighing(double writes, double reads, IReadOnlyList<Judged> judged)
    {
        var scored = judged.Index().Where(one => one.Item.Score is not null).ToList();
        var ranks = Ranking.Of([.. scored.Select(one => new Contender(one.Item.Candidate.Label, one.Item.Score!.TimeByLaunch))], scored.Select(one => one.Item.Score!.Scatter).FirstOrDefault());
        return new PageWeighing(
            writes,
            reads,
            [.. judged.Select(one => one.Score is { } score ? new PageScore(PageBuilder.Ratio(score.Interval)!, Digits(score.Allocation)!.Value, ranks[one.Candidate.Label], score.TimeByLaunch.Count) : null)],
            [.. new[] { Aim.Time, Aim.Size, Aim.Allocation, Aim.Start }.Select(aim => Order(scored, aim)).Where(order => order.Best.Count > 0)],
            [.. judged.Index().OrderBy(one => one.Item.Score is null).ThenBy(one => one.Item.Candidate.Key.Variant.Length > 0).ThenBy(one => one.Item.Score?.Time ?? double.PositiveInfinity).Select(one => one.Index)]);
    }

    private static PageOrder Order(IReadOnlyList<(int Index, Judged Item)> scored, Aim aim)
    {
        var ordered = scored.Where(one => aim is not Aim.Start || one.Item.Candidate.Start is not null).OrderBy(one => Preference.Amount(one.Item, aim)).ThenBy(one => one.Item.Score!.Time).ThenBy(one => one.Index).ToList();
        return new PageOrder(
            aim,
            [.. ordered.Select(one => one.Index)],
            [.. ordered.Select((one, position) => (IReadOnlyList<int>)[.. ordered.Skip(position + 1).Where(other => Preference.AreTied(one.Item, other.Item, aim)).Select(other => other.Index)])],
            Preference.Rest(aim));
    }

    private static double? Digits(double? value) => value is { } number ? PageBuilder.SixDigits(number) : null;
}
