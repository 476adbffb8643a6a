using Goldilocks.Catalog;
using Goldilocks.Choosing.Judging;
using Goldilocks.Choosing.Questions;
using Goldilocks.Choosing.Telling;
using Goldilocks.Choosing.Weighing;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// What the page chooses from: figures with all their digits, and the verdicts that do not depend on the reader's wishes. The page weighs them as
/// <c>goldilocks choose</c> does (report/src/choosing), so that both give the same answer.
/// </summary>
/// <param name="Places">The run's workloads and sizes, in its order.</param>
/// <param name="Requirements">Those that a reader can switch on, in the order of <see cref="PageCandidate.Verdicts"/>.</param>
/// <param name="Candidates">Every variant that could be chosen.</param>
public sealed record PageChoice(IReadOnlyList<PageChoicePlace> Places, IReadOnlyList<PageRequirement> Requirements, IReadOnlyList<PageCandidate> Candidates)
{
    private static readonly Requirement[] s_switches =
        [.. Enum.GetValues<Requirement>().Where(requirement => requirement is not (Requirement.TakesData or Requirement.MaximumPayload or Requirement.MaximumAllocation or Requirement.Runtimes))];

    /// <summary>Judges every candidate by every requirement without a number.</summary>
    public static PageChoice Of(Grounds grounds)
    {
        var material = grounds.Material;
        IReadOnlyList<Place> places = [.. material.Baselines.Keys];
        var judge = grounds.JudgeOn(places);
        var nothing = new Wishes(new HashSet<Requirement>());
        return new PageChoice(
            [.. places.Select(place => new PageChoicePlace(place.Workload, place.Size, PositionOf(material, material.Baselines[place])))],
            [.. s_switches.Select(requirement => new PageRequirement(requirement.Option()![2..].Replace(" permissive", "", StringComparison.Ordinal), requirement.Option()!, grounds.Facts.Demonstrations.GetValueOrDefault(requirement)))],
            [.. material.Candidates.Select(candidate => Candidate(candidate, places, [.. s_switches.Select(requirement => PageVerdict.Of(judge.Of(requirement, candidate, nothing)))]))]);
    }

    private static int? PositionOf(Material material, Results.VariantKey? baseline) =>
        material.Candidates.Select((candidate, position) => (candidate, position)).Where(pair => pair.candidate.Key == baseline).Select(pair => (int?)pair.position).FirstOrDefault();

    private static PageCandidate Candidate(Candidate candidate, IReadOnlyList<Place> places, IReadOnlyList<PageVerdict> verdicts) => new(
        candidate.Key.Serializer,
        candidate.Key.Variant,
        candidate.Key.Version,
        candidate.Key.Condition,
        candidate.Label,
        candidate.Unready,
        [.. places.Select(place => candidate.Figures.TryGetValue(place, out var figures) ? PageCosts.Of(figures) : null)],
        [.. places.Select(place => candidate.Outcomes.GetValueOrDefault(place))],
        candidate.StartNanoseconds,
        candidate.Conditions ?? [],
        Preference.Dangers(candidate),
        Preference.IsUnmaintained(candidate),
        [.. Cautions.WithSources(candidate).Select(PageVerdict.Origin)],
        verdicts);
}

/// <summary>A workload in one size.</summary>
/// <param name="Workload">Its name with parameters.</param>
/// <param name="Size">The count of its unit.</param>
/// <param name="Baseline">Position of the baseline among the candidates; null where no serializer could be the baseline.</param>
public sealed record PageChoicePlace(string Workload, int Size, int? Baseline);

/// <summary>A requirement that a reader can switch on.</summary>
/// <param name="Name">In the page's address.</param>
/// <param name="Option">On the command line.</param>
/// <param name="Demonstration">The workload that shows it; null when none does.</param>
public sealed record PageRequirement(string Name, string Option, string? Demonstration);

/// <summary>One variant that could be chosen; see <see cref="Candidate"/>.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Condition">Empty for a run of one condition.</param>
/// <param name="Label">As a person reads it; unique.</param>
/// <param name="Unready">Why it could not be built; null when it was.</param>
/// <param name="Costs">By place; null where it was not measured.</param>
/// <param name="Outcomes">By place; null where it was measured, or was not part of the run.</param>
/// <param name="StartNanoseconds">Of a process; null when it was not measured.</param>
/// <param name="Conditions">Names of conditions under which it was measured.</param>
/// <param name="Dangers">How many are recorded.</param>
/// <param name="IsUnmaintained">True in maintenance mode.</param>
/// <param name="Cautions">What to know before choosing it, whatever the wishes.</param>
/// <param name="Verdicts">In the order of the requirements.</param>
public sealed record PageCandidate(
    string Serializer,
    string Variant,
    string Version,
    string Condition,
    string Label,
    string? Unready,
    IReadOnlyList<PageCosts?> Costs,
    IReadOnlyList<string?> Outcomes,
    double? StartNanoseconds,
    IReadOnlyList<string> Conditions,
    int Dangers,
    bool IsUnmaintained,
    IReadOnlyList<PageEvidence> Cautions,
    IReadOnlyList<PageVerdict> Verdicts);

/// <summary>The costs of one candidate at one place; see <see cref="CandidateFigures"/>.</summary>
/// <param name="Payload">Bytes of what it writes.</param>
/// <param name="Write">Null when the run did not measure writing.</param>
/// <param name="Read">Null when the run did not measure reading.</param>
public sealed record PageCosts(long Payload, PageOperation? Write, PageOperation? Read)
{
    internal static PageCosts Of(CandidateFigures figures) => new(figures.PayloadBytes, PageOperation.Of(figures.Write), PageOperation.Of(figures.Read));
}

/// <summary>The costs of one operation.</summary>
/// <param name="Nanoseconds">Of the middle of the launches.</param>
/// <param name="Allocated">Bytes.</param>
/// <param name="Launches">Numbers of the launches that have a ratio.</param>
/// <param name="Ratios">To the baseline, in the order of the launches, with all digits.</param>
public sealed record PageOperation(double Nanoseconds, long Allocated, IReadOnlyList<int> Launches, IReadOnlyList<double> Ratios)
{
    internal static PageOperation? Of(OperationFigures? figures) =>
        figures is null ? null : new(figures.Nanoseconds, figures.AllocatedBytes, [.. figures.RatioByLaunch.Keys], [.. figures.RatioByLaunch.Values]);
}

/// <summary>A text with its origin.</summary>
/// <param name="Text">One thought for a person.</param>
/// <param name="Source">Null when the text contains it.</param>
/// <param name="Date">Null for this run.</param>
public sealed record PageEvidence(string Text, string? Source, DateOnly? Date);

/// <summary>Whether a candidate meets a requirement; see <see cref="Verdict"/>.</summary>
/// <param name="Answer">Yes, no, or not known.</param>
/// <param name="Kind">The kind of the evidence.</param>
/// <param name="Evidence">The text with its origin.</param>
/// <param name="FindOut">The command that would give the answer; null when it is known.</param>
public sealed record PageVerdict(Answer Answer, EvidenceKind Kind, PageEvidence Evidence, string? FindOut)
{
    internal static PageVerdict Of(Verdict verdict) => new(verdict.Answer, verdict.Evidence.Kind, Origin(verdict.Evidence), verdict.FindOut);

    internal static PageEvidence Origin(Evidence evidence) => new(evidence.Text, evidence.Source, evidence.Date);
}
