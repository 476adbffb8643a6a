using System.Globalization;

namespace Goldilocks.Reporting.Choosing;

/// <summary>Whether one candidate meets one requirement.</summary>
/// <param name="Requirement">The requirement that was judged.</param>
/// <param name="Answer">Yes, no, or not known.</param>
/// <param name="Evidence">The basis of the answer; for an unknown, the missing evidence.</param>
/// <param name="FindOut">The command that would give the answer; null when the answer is known.</param>
public sealed record Verdict(Requirement Requirement, Answer Answer, Evidence Evidence, string? FindOut = null)
{
    /// <summary>It meets the requirement.</summary>
    public static Verdict Fits(Requirement requirement, Evidence evidence) => new(requirement, Answer.Fits, evidence);

    /// <summary>It does not.</summary>
    public static Verdict Excludes(Requirement requirement, Evidence evidence) => new(requirement, Answer.Excluded, evidence);

    /// <summary>No record and no measurement gives the answer.</summary>
    /// <param name="requirement">The requirement to judge.</param>
    /// <param name="missing">The missing evidence.</param>
    /// <param name="findOut">The command that would give the answer; null when there is none.</param>
    public static Verdict Unknown(Requirement requirement, string missing, string? findOut = null) =>
        new(requirement, Answer.Unknown, new Evidence(EvidenceKind.Missing, missing), findOut);
}

/// <summary>The answers of a <see cref="Verdict"/>.</summary>
public enum Answer
{
    /// <summary>It meets the requirement.</summary>
    Fits,

    /// <summary>It does not meet the requirement.</summary>
    Excluded,

    /// <summary>It is not known, so the candidate is not chosen.</summary>
    Unknown,
}

/// <summary>The basis of an answer.</summary>
/// <param name="Kind">Strongest first.</param>
/// <param name="Text">One thought for a person.</param>
/// <param name="Source">An address, or a command; null when the text contains it.</param>
/// <param name="Date">The day on which it was executed or looked up; null for this run.</param>
public sealed record Evidence(EvidenceKind Kind, string Text, string? Source = null, DateOnly? Date = null)
{
    /// <summary>Of what was executed: with which package, and by which commit; null where that is not recorded.</summary>
    public string? Made { get; init; }

    /// <summary>The text, and in brackets where it comes from: what was executed says when; what was looked up names its source first.</summary>
    public string WithOrigin() => Text + (Source, Date) switch
    {
        ({ } source, { } date) when Kind is EvidenceKind.Probe => string.Create(CultureInfo.InvariantCulture, $" (tried {date:yyyy-MM-dd}{How}; {source})"),
        (null, { } date) when Kind is EvidenceKind.Probe => string.Create(CultureInfo.InvariantCulture, $" (tried {date:yyyy-MM-dd}{How})"),
        ({ } source, { } date) => string.Create(CultureInfo.InvariantCulture, $" ({source}; {date:yyyy-MM-dd})"),
        ({ } source, null) => $" ({source})",
        _ => "",
    };

    private string How => Made is null ? "" : $" {Made}";
}

/// <summary>Kinds of evidence.</summary>
public enum EvidenceKind
{
    /// <summary>An attack or a capability that was executed.</summary>
    Probe,

    /// <summary>A figure or an outcome of this run.</summary>
    Measurement,

    /// <summary>A property of the format, from its specification.</summary>
    Format,

    /// <summary>A statement of facts.json, looked up by a person.</summary>
    Fact,

    /// <summary>There is none.</summary>
    Missing,
}
