using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>
/// A study's tables with today's figures beside the published ones: the model that the console, <c>study.md</c> and <c>study.json</c> are
/// written from. Everything published is named so and is kept apart from what was measured.
/// </summary>
/// <param name="FormatVersion">Of this model.</param>
/// <param name="Name">The study's name.</param>
/// <param name="Title">Its title.</param>
/// <param name="Published">Where the published figures come from.</param>
/// <param name="Today">Where today's come from.</param>
/// <param name="Tables">In the study's order.</param>
/// <param name="Claims">In the study's order.</param>
/// <param name="Counterparts">Which of our serializers stands for each of the study's.</param>
/// <param name="Notes">What a reader must know to compare fairly.</param>
/// <param name="Hint">Which preset to choose, and why.</param>
public sealed record StudyReport(
    int FormatVersion,
    string Name,
    string Title,
    Publication Published,
    TodaysRun Today,
    IReadOnlyList<StudyTableReport> Tables,
    IReadOnlyList<ClaimReport> Claims,
    IReadOnlyList<CounterpartReport> Counterparts,
    IReadOnlyList<string> Notes,
    string Hint)
{
    /// <summary>The version of the model that this code writes.</summary>
    public const int CurrentFormatVersion = 1;
}

/// <summary>Where today's figures come from.</summary>
/// <param name="Command">As it would be typed.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Machine">Processor, cores, operating system.</param>
/// <param name="Runtime">Such as <c>.NET 10.0.12</c>.</param>
public sealed record TodaysRun(string Command, DateTimeOffset StartedUtc, string Machine, string Runtime);

/// <summary>A published table.</summary>
/// <param name="Name">For programs.</param>
/// <param name="Title">For people.</param>
/// <param name="Note">What the figures are and assume; null when the title says it.</param>
/// <param name="Baseline">The item that relative figures are taken to; null for a table without them.</param>
/// <param name="Form">What a figure is.</param>
/// <param name="Groups">In the study's order.</param>
public sealed record StudyTableReport(
    string Name,
    string Title,
    string? Note,
    string? Baseline,
    FigureForm Form,
    IReadOnlyList<StudyGroupReport> Groups)
{
    /// <summary>True when the study prints figures, and not only a chart.</summary>
    public bool HasPublished => Groups.SelectMany(group => group.Rows).Any(row => row.Published is not null);
}

/// <summary>One condition of a table.</summary>
/// <param name="Label">The study's.</param>
/// <param name="Place">Where today's figures are.</param>
/// <param name="Rows">In the study's order.</param>
public sealed record StudyGroupReport(string Label, StudyPlace Place, IReadOnlyList<StudyRowReport> Rows);

/// <summary>One item under one condition.</summary>
/// <param name="Item">The study's name for it.</param>
/// <param name="Published">The published figure; null where there is none.</param>
/// <param name="PublishedRelative">The published figure relative to the baseline's.</param>
/// <param name="Today">Ours, in the study's unit; null when it was not measured.</param>
/// <param name="TodayRelative">Our figure relative to today's figure of the baseline; launch by launch for times.</param>
/// <param name="Measured">What was read from the run, in nanoseconds or bytes for one operation.</param>
/// <param name="Outcome"><c>Measured</c>, another outcome of the run, or one of <see cref="Finding"/>'s.</param>
/// <param name="Reason">Why it is not measured; empty when it is.</param>
public sealed record StudyRowReport(
    string Item,
    double? Published,
    double? PublishedRelative,
    double? Today,
    Interval? TodayRelative,
    double? Measured,
    string Outcome,
    string Reason);

/// <summary>Something that the study names, and our counterpart of it.</summary>
/// <param name="Label">The study's name for it.</param>
/// <param name="Today">Ours; null when nothing corresponds.</param>
/// <param name="Version">Ours; null when it is not part of the run.</param>
/// <param name="Note">Why nothing corresponds, or how the two differ; null when they do not.</param>
public sealed record CounterpartReport(string Label, string? Today, string? Version, string? Note);

/// <summary>A claim checked against today's figures.</summary>
/// <param name="Statement">What the study claims.</param>
/// <param name="ReadAs">The exact condition, where the claim leaves room; null when it does not.</param>
/// <param name="Verdict">What today's figures say.</param>
/// <param name="Today">Those figures, or why there are none.</param>
public sealed record ClaimReport(string Statement, string? ReadAs, ClaimVerdict Verdict, string Today);

/// <summary>What today's figures say about a claim.</summary>
public enum ClaimVerdict
{
    /// <summary>The claim still holds.</summary>
    Holds,

    /// <summary>The claim does not hold in this run.</summary>
    NoLonger,

    /// <summary>The interval of the figure lies on both sides of what is claimed.</summary>
    TooCloseToTell,

    /// <summary>Something that the check needs was not measured.</summary>
    NotMeasured,
}

/// <summary>What a claim about maintenance or licence is checked against; from a serializer's <c>facts.json</c>.</summary>
/// <param name="InMaintenance">By the roundup's rule; null when it is not known.</param>
/// <param name="Licence">Null when it is not known.</param>
public sealed record StudyFacts(bool? InMaintenance, string? Licence);
