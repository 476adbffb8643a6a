using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>
/// What the recorded table says of a variant, where it is of the same version and of the official package. A search is not made again then: the inputs that it found are tried again. What the table says happened, and what
/// happens once more, happened in two processes, so that no third one is needed.
/// </summary>
/// <param name="Recorded">The variant in the table.</param>
/// <param name="Seed">For what is drawn now. With another one, an input's number says nothing.</param>
public sealed record KnownVariant(RecordedVariant Recorded, ulong Seed)
{
    /// <summary>What the table says of a section; null where it does not name it.</summary>
    internal RecordedSection? Section(SectionName section) => Recorded.Sections.FirstOrDefault(known => known.Name == section.Name);

    /// <summary>The inputs to try again; null where all are tried, because the section does not search, the table has tried none, or a finding belongs to no single input.</summary>
    internal IReadOnlyList<int>? Numbers(SectionName section) => section.Searches && Section(section) is { Tried: > 0 } && Findings(section).All(finding => finding.Number >= 0)
        ? [.. Findings(section).Select(finding => finding.Number).Distinct().Order()]
        : null;

    /// <summary>The same of several sections, by their names, for those of which not all inputs are tried.</summary>
    internal IReadOnlyDictionary<string, IReadOnlyList<int>> Numbers(IEnumerable<SectionName> sections) =>
        sections.Select(section => (section.Name, Inputs: Numbers(section))).Where(one => one.Inputs is not null).ToDictionary(one => one.Name, one => one.Inputs!);

    /// <summary>True where everything that the section is known to find is among the findings.</summary>
    internal bool AreFoundAgain(SectionName section, IEnumerable<string> ids) => Findings(section).Select(finding => finding.Id).Except(ids).FirstOrDefault() is null;

    /// <summary>What the table says of the same input and the same grade; null where it says nothing.</summary>
    internal RecordedFinding? Finding(SectionName section, string id, IReadOnlyList<OutcomeKind> kinds) =>
        Findings(section).FirstOrDefault(finding => finding.Id == id && kinds.Any(kind => kind.Others.Prepend(kind.Number).Contains(finding.Number)));

    /// <summary>True where the table has the same answer.</summary>
    internal bool Says(RecordedCapability answer) => Recorded.Capability(answer.Id) is { } known && (known.Verdict, known.What) == (answer.Verdict, answer.What);

    private IEnumerable<RecordedFinding> Findings(SectionName section) => Recorded.Findings.Where(finding => finding.Section == section.Name && finding.Seed == Seed);
}
