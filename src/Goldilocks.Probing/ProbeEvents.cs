using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>A line of <c>probes.jsonl</c>.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "event")]
[JsonDerivedType(typeof(ProgramProbed), "program")]
[JsonDerivedType(typeof(SectionProbed), "section")]
public abstract record ProbeEvent;

/// <summary>What became of a serializer's program.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Version">The version of its library.</param>
/// <param name="Variants">The variants that are probed; empty when there is no program.</param>
/// <param name="Outcome">Null when there is a program; otherwise why not.</param>
/// <param name="Origin">Where the package came from when that was not one of the machine's own sources.</param>
/// <param name="Notes">What a reader should know of the build.</param>
public sealed record ProgramProbed(string Serializer, string Version, IReadOnlyList<string> Variants, Outcome? Outcome, string? Origin, IReadOnlyList<string> Notes) : ProbeEvent
{
    /// <summary>The models that the program was built without.</summary>
    public IReadOnlyList<LeftOutModels> LeftOut { get; init; } = [];

    /// <summary>What is quoted of the recorded table; null where everything is tried anew.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public QuotedTable? Quoted { get; init; }

    /// <summary>Whether a later event is about the same program. A program that did not describe itself may not have said its version, which is the runtime's.</summary>
    internal bool IsToldAgainBy(ProgramProbed later) => later.Serializer == Serializer && (Version.Length == 0 || later.Version == Version);
}

/// <summary>What is quoted of a recorded table for all sections of a variant together.</summary>
/// <param name="Tried">The day of its answers.</param>
/// <param name="Variants">One for each variant.</param>
public sealed record QuotedTable(DateOnly Tried, IReadOnlyList<QuotedGrades> Variants);

/// <summary>The grades of a variant in the recorded table.</summary>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Reading">How it stood attacks by bytes.</param>
/// <param name="Writing">How it stood attacks by objects.</param>
public sealed record QuotedGrades(string Variant, RecordedGrades Reading, RecordedGrades Writing)
{
    /// <summary>The answers to questions whose models the program was built without, because all of them are good.</summary>
    public IReadOnlyList<RecordedCapability> Answers { get; init; } = [];
}

/// <summary>A folder of models that a program was built without.</summary>
/// <param name="Folder">The folder's name in <c>probes/models</c>.</param>
/// <param name="Reason">The diagnostic with its code, <c>MEMPACK018: ...</c>, or another reason.</param>
/// <param name="IsRefused">True when the error lies in the folder: the library refuses what is in it, which is an answer.</param>
/// <param name="Capabilities">What would have been asked with it.</param>
public sealed record LeftOutModels(string Folder, string Reason, bool IsRefused, IReadOnlyList<LeftOutCapability> Capabilities)
{
    /// <summary>True where the recorded table says so, and it was not compiled again.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsRecorded { get; init; }

    /// <summary>The variants that the error is an answer of, by the names that they have where they stand alone: those that run what a generator makes. Null where it is one of all.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public IReadOnlyList<string>? Variants { get; init; }

    /// <summary>True where the library refuses what is in it, in this variant.</summary>
    /// <param name="variant">Empty for the plain one.</param>
    public bool IsRefusedBy(string variant) => IsRefused && Variants?.Contains(VariantKey.NameOf(variant)) != false;
}

/// <summary>A capability that was not tried, because its classes are not in the program.</summary>
/// <param name="Id">Such as <c>C23.frozen</c>.</param>
/// <param name="Section">The section that would have tried it.</param>
/// <param name="Question">What is asked, in words.</param>
/// <param name="IsUnmarked">Whether it is of a class without attributes, which a library may refuse for that reason alone.</param>
public sealed record LeftOutCapability(string Id, string Section, string Question, bool IsUnmarked = false);

/// <summary>A section that came to its end for one variant. Its findings are part of the line: a kill leaves all of them or none.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Version">The version of its library.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Family">The section's family.</param>
/// <param name="Section">The section, and how much of it was tried.</param>
/// <param name="HasReading">True when bytes were read.</param>
/// <param name="HasWriting">True when objects were written.</param>
/// <param name="Findings">What was confirmed.</param>
/// <param name="Unconfirmed">What was seen once and did not happen again.</param>
/// <param name="Capabilities">What was judged.</param>
/// <param name="Seconds">Wall time, with the confirmations.</param>
/// <param name="LeftBehind">Processes that children had left, each with its fate.</param>
/// <param name="IsUnusable">True when the library's own payload ended the process or never came back: nothing else can be tried on the variant.</param>
/// <param name="Departures">What was noted of inputs, once each; null where nothing was, and in older folders.</param>
/// <param name="Untried">What of it was not tried; null where all was, and in older folders.</param>
/// <param name="AdapterFaults">Where the adapter threw; null where it never did, and in older folders.</param>
/// <param name="Inapplicable">Why other sections of the variant do not apply, by their names; null where it was not asked for them.</param>
public sealed record SectionProbed(
    string Serializer,
    string Version,
    string Variant,
    string Family,
    RecordedSection Section,
    bool HasReading,
    bool HasWriting,
    IReadOnlyList<RecordedFinding> Findings,
    IReadOnlyList<string> Unconfirmed,
    IReadOnlyList<RecordedCapability> Capabilities,
    double Seconds,
    IReadOnlyList<string> LeftBehind,
    bool IsUnusable = false,
    IReadOnlyDictionary<string, string>? Inapplicable = null,
    IReadOnlyList<string>? Departures = null,
    IReadOnlyList<UntriedInputs>? Untried = null,
    IReadOnlyList<RecordedAdapterFault>? AdapterFaults = null) : ProbeEvent
{
    /// <summary>What the recorded table notes of the inputs that were not tried again; null where it notes nothing, and where all were.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public RecordedDepartures? DeparturesBefore { get; init; }

    /// <summary>The variant.</summary>
    [JsonIgnore]
    public VariantKey Key => new(Serializer, Variant, Version);
}
