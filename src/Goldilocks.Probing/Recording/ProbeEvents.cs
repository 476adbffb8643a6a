using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Recording;

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
public sealed record ProgramProbed(string Serializer, string Version, IReadOnlyList<string> Variants, Outcome? Outcome, string? Origin, IReadOnlyList<string> Notes) : ProbeEvent;

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
    IReadOnlyDictionary<string, string>? Inapplicable = null) : ProbeEvent;
