using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// What <c>goldilocks choose</c> computed of one run, for every candidate and requirement, so that the page has no rules of its own: it keeps the candidates whose verdicts all fit
/// and takes them in the orders that are written here (report/src/choosing/combine.ts).
/// </summary>
/// <param name="Places">The run's workloads and sizes, in its order.</param>
/// <param name="Requirements">Those that a reader can switch on, in the order of <see cref="PageCandidate.Verdicts"/>.</param>
/// <param name="Presets">Usual decisions.</param>
/// <param name="Candidates">Every variant that could be chosen, by label: of two that are alike in all else, the first comes first.</param>
/// <param name="Bases">What can be counted. A question about anything else is left to the command.</param>
public sealed record PageChoosing(
    IReadOnlyList<PageChoicePlace> Places,
    IReadOnlyList<PageRequirement> Requirements,
    IReadOnlyList<PagePreset> Presets,
    IReadOnlyList<PageCandidate> Candidates,
    IReadOnlyList<PageBasis> Bases);

/// <summary>A workload in one size.</summary>
/// <param name="Workload">Its name with parameters.</param>
/// <param name="Size">The count of its unit.</param>
/// <param name="Name">Both, as the command line takes them.</param>
public sealed record PageChoicePlace(string Workload, int Size, string Name);

/// <summary>A requirement that a reader can switch on.</summary>
/// <param name="Name">In the page's address.</param>
/// <param name="Option">On the command line.</param>
/// <param name="Group">What such requirements are about; empty for one that is no switch, because an aim asks it.</param>
/// <param name="Title">In a few words.</param>
/// <param name="Meaning">One sentence.</param>
/// <param name="Against">Names of those that nothing can meet together with it.</param>
/// <param name="IsDemonstrated">True when a workload shows it, which then counts.</param>
/// <param name="Aim">The aim that asks it by itself; null for most.</param>
public sealed record PageRequirement(string Name, string Option, string Group, string Title, string Meaning, IReadOnlyList<string> Against, bool IsDemonstrated, Aim? Aim);

/// <summary>A usual decision; see <see cref="Preset"/>.</summary>
/// <param name="Name">On the command line.</param>
/// <param name="Title">In a few words.</param>
/// <param name="Meaning">One sentence.</param>
/// <param name="Needs">Names of the requirements.</param>
/// <param name="Aim">What is best.</param>
/// <param name="Reads">For each write.</param>
public sealed record PagePreset(string Name, string Title, string Meaning, IReadOnlyList<string> Needs, Aim Aim, double Reads);

/// <summary>One variant that could be chosen; see <see cref="Candidate"/>.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Condition">Empty for a run of one condition.</param>
/// <param name="Label">As a person reads it; unique.</param>
/// <param name="Names">What a person may call it, in small letters.</param>
/// <param name="IsReady">False when it could not be built.</param>
/// <param name="StartNanoseconds">Of a process; null when it was not measured.</param>
/// <param name="Cautions">What to know before choosing it, whatever the wishes.</param>
/// <param name="Verdicts">In the order of the requirements.</param>
public sealed record PageCandidate(
    string Serializer,
    string Variant,
    string Version,
    string Condition,
    string Label,
    IReadOnlyList<string> Names,
    bool IsReady,
    double? StartNanoseconds,
    IReadOnlyList<PageEvidence> Cautions,
    IReadOnlyList<PageVerdict> Verdicts);

/// <summary>Places that count together, and what follows from that. Lists are by candidate, unless something else is said.</summary>
/// <param name="Name">As a reader names the workload; null for the places of the rule.</param>
/// <param name="Demonstrates">Names of the requirements that lead to these places; null for a named workload.</param>
/// <param name="Counted">Positions of the places.</param>
/// <param name="Baseline">What ratios are taken to, in words.</param>
/// <param name="BaselineCandidate">The same as a candidate; null where the places have several.</param>
/// <param name="Mistake">Why nothing can be compared here; null where something can. Then all lists are empty.</param>
/// <param name="Data">What each verdict on the data is.</param>
/// <param name="TakesData">A position in <paramref name="Data"/>.</param>
/// <param name="OfBytes">Why its bytes say nothing, which counts where bytes do; null where they do.</param>
/// <param name="Limits">Amounts that a reader may limit.</param>
/// <param name="Sizes">Payload over the baseline's; null where it was not measured on every place.</param>
/// <param name="Preferences">What decides between two that the measurement cannot tell apart, the strongest first.</param>
/// <param name="Weighings">For each proportion of writing and reading.</param>
public sealed record PageBasis(
    string? Name,
    IReadOnlyList<string>? Demonstrates,
    IReadOnlyList<int> Counted,
    string Baseline,
    int? BaselineCandidate,
    string? Mistake,
    IReadOnlyList<PageVerdict> Data,
    IReadOnlyList<int> TakesData,
    IReadOnlyList<PageVerdict?> OfBytes,
    IReadOnlyList<PageLimit> Limits,
    IReadOnlyList<double?> Sizes,
    IReadOnlyList<PagePreference> Preferences,
    IReadOnlyList<PageWeighing> Weighings);

/// <summary>An amount of which a reader may want no more than so many bytes.</summary>
/// <param name="Option">On the command line.</param>
/// <param name="Most">The largest of each candidate; null where it was not measured on every place.</param>
public sealed record PageLimit(string Option, IReadOnlyList<PageAmount?> Most);

/// <summary>The largest amount of one candidate.</summary>
/// <param name="Bytes">The amount.</param>
/// <param name="Text">Where, as a clause.</param>
public sealed record PageAmount(long Bytes, string Text);

/// <summary>One reason to prefer a candidate.</summary>
/// <param name="Reason">As a clause.</param>
/// <param name="Ranks">The less, the better.</param>
public sealed record PagePreference(string Reason, IReadOnlyList<int> Ranks);

/// <summary>Costs for one proportion of writing and reading.</summary>
/// <param name="Writes">How often a payload is written; 0 where only reading counts.</param>
/// <param name="Reads">How often it is read.</param>
/// <param name="Scores">Null where a candidate was not measured on every place.</param>
/// <param name="Orders">One for each aim that the run can decide.</param>
/// <param name="Today">All candidates: of several that a name means, the first is meant.</param>
public sealed record PageWeighing(double Writes, double Reads, IReadOnlyList<PageScore?> Scores, IReadOnlyList<PageOrder> Orders, IReadOnlyList<int> Today);

/// <summary>See <see cref="Goldilocks.Reporting.Choosing.Score"/>.</summary>
/// <param name="Time">To the baseline's.</param>
/// <param name="Allocation">To the baseline's.</param>
/// <param name="Rank">By time among all.</param>
/// <param name="Launches">Those that count.</param>
public sealed record PageScore(PageFigure Time, double Allocation, Rank Rank, int Launches);

/// <summary>Candidates from the best to the worst, before anything is required.</summary>
/// <param name="Aim">What is best.</param>
/// <param name="Best">Candidates.</param>
/// <param name="Ties">For each of them: later ones that the measurement cannot tell from it.</param>
/// <param name="Rest">Why the first of two that are tied comes first, where no preference decides: they keep this order.</param>
public sealed record PageOrder(Aim Aim, IReadOnlyList<int> Best, IReadOnlyList<IReadOnlyList<int>> Ties, string Rest);

/// <summary>A text with its origin.</summary>
/// <param name="Text">One thought for a person.</param>
/// <param name="Source">Null when the text contains it.</param>
/// <param name="Date">Null for this run.</param>
/// <param name="Made">With which package, and by which commit it was tried; null for what was not executed.</param>
public sealed record PageEvidence(string Text, string? Source, DateOnly? Date, string? Made)
{
    internal static PageEvidence Of(Evidence evidence) => new(evidence.Text, evidence.Source, evidence.Date, evidence.Made);
}

/// <summary>Whether a candidate meets a requirement; see <see cref="Verdict"/>.</summary>
/// <param name="Answer">Yes, no, or not known.</param>
/// <param name="Kind">The kind of the evidence.</param>
/// <param name="Evidence">The text with its origin.</param>
/// <param name="FindOut">The command that would give the answer; null when it is known.</param>
public sealed record PageVerdict(Answer Answer, EvidenceKind Kind, PageEvidence Evidence, string? FindOut)
{
    internal static PageVerdict Of(Verdict verdict) => new(verdict.Answer, verdict.Evidence.Kind, PageEvidence.Of(verdict.Evidence), verdict.FindOut);
}
