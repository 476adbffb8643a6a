using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>
/// What the recorded table says of a variant, where it is of the same version and of the official package. It is quoted: only what attacks found is tried again, what it could not do or did in part where that may depend on the
/// machine, and what it does not know. What the table says happened, and what happens once more, happened in two processes, so that no third one is needed.
/// </summary>
/// <param name="Recorded">The variant in the table.</param>
/// <param name="Seed">For what is drawn now. With another one, an input's number says nothing.</param>
/// <param name="Tried">The day of the table's answers.</param>
public sealed record KnownVariant(RecordedVariant Recorded, ulong Seed, DateOnly Tried)
{
    /// <summary>The sections whose answers no machine changes, and the one that compares answers of theirs.</summary>
    private static readonly string[] s_ofTheLibrary = [.. OptionProbing.Asked, OptionProbing.Pairs, OptionProbing.Section];

    private readonly IReadOnlyDictionary<string, RecordedCapability> _answers = Recorded.Capabilities.ToDictionary(answer => answer.Id);

    /// <summary>True where the variant reads its own payloads. Where one ends the process, nothing else can be tried.</summary>
    internal bool IsUsable => Recorded.Sections.Any(known => known.Name == ProbeTables.OwnPayloads && known.Tried > 0) && !Recorded.Findings.Any(finding => finding.Section == ProbeTables.OwnPayloads);

    /// <summary>Why a section does not apply; null where it does, and where the table does not name it.</summary>
    internal string? WhyInapplicable(SectionName section) => Section(section) is { Inputs: 0, WhyNot: { } reason } ? reason : null;

    /// <summary>What the table says of a section; null where it does not name it.</summary>
    internal RecordedSection? Section(SectionName section) => Recorded.Sections.FirstOrDefault(known => known.Name == section.Name);

    /// <summary>
    /// The inputs to try again; null where all are tried: the library's own payloads, which show that the variant works here, a section of which the table has tried nothing, and one with a finding that belongs to no single input.
    /// </summary>
    internal IReadOnlyList<int>? Numbers(SectionName section) =>
        section.Name == ProbeTables.OwnPayloads || Section(section) is not { Tried: > 0 } ? null
        : section.Questions.Count > 0 ? [.. section.Questions.Index().Where(question => !IsQuoted(section.Name, question.Item)).Select(question => question.Index)]
        : Findings(section).All(finding => finding.Number >= 0) ? [.. Findings(section).Select(finding => finding.Number).Distinct().Order()]
        : null;

    /// <summary>The same of several sections, by their names, for those of which not all inputs are tried.</summary>
    internal IReadOnlyDictionary<string, IReadOnlyList<int>> Numbers(IEnumerable<SectionName> sections) =>
        sections.Select(section => (section.Name, Inputs: Numbers(section))).Where(one => one.Inputs is not null).ToDictionary(one => one.Name, one => one.Inputs!);

    /// <summary>True where everything that the section is known to find was found, and each question that was asked again has the verdict that is known.</summary>
    /// <param name="section">The section.</param>
    /// <param name="now">What it came to now.</param>
    internal bool IsConfirmedBy(SectionName section, SectionProbed now) =>
        !Findings(section).Select(finding => finding.Id).Except(now.Findings.Select(finding => finding.Id)).Any()
        && now.Capabilities.All(answer => _answers.GetValueOrDefault(answer.Id) is not { } known || known.Verdict == answer.Verdict);

    /// <summary>What was tried now, with what the table says of the inputs that were not.</summary>
    /// <param name="section">The section.</param>
    /// <param name="now">What it came to now.</param>
    internal SectionProbed Completed(SectionName section, SectionProbed now)
    {
        var before = Section(section)!;
        return now with
        {
            Section = now.Section with { Inputs = before.Inputs, WhyNot = now.Section.WhyNot ?? before.WhyNot, TriedBefore = before.Tried },
            Capabilities = [.. now.Capabilities.Concat(section.Questions.Where(id => IsQuoted(section.Name, id)).Select(id => _answers[id] with { Tried = Tried })).OrderBy(answer => answer.Id, StringComparer.Ordinal)],
            DeparturesBefore = Recorded.Departures?.FirstOrDefault(known => known.Section == section.Name),
            AdapterFaults = Recorded.AdapterFaults?.Where(fault => fault.Section == section.Name).ToList() is { Count: > 0 } faults ? faults : now.AdapterFaults,
            LeftBehind = [.. now.LeftBehind.Concat((Recorded.LeftBehind ?? []).Where(left => left.Section == section.Name).Select(left => left.Process)).Distinct()],
        };
    }

    /// <summary>What the table says of the same input and the same grade; null where it says nothing.</summary>
    internal RecordedFinding? Finding(SectionName section, string id, IReadOnlyList<OutcomeKind> kinds) =>
        Findings(section).FirstOrDefault(finding => finding.Id == id && kinds.Any(kind => kind.Others.Prepend(kind.Number).Contains(finding.Number)));

    /// <summary>True where the table has the same answer.</summary>
    internal bool Says(RecordedCapability answer) => _answers.GetValueOrDefault(answer.Id) is { } known && (known.Verdict, known.What) == (answer.Verdict, answer.What);

    /// <summary>True where the answer is good, where the question could not be asked, and where no machine gives another answer: it is not asked again.</summary>
    /// <param name="section">The question's section.</param>
    /// <param name="answer">Null where the table does not know the question.</param>
    public static bool IsQuoted(string section, RecordedCapability? answer) =>
        answer is { Verdict: CapabilityVerdict.Pass or CapabilityVerdict.NotApplicable } || (answer is not null && s_ofTheLibrary.Contains(section) && !CapabilityAnswer.EndsProcess(answer));

    private bool IsQuoted(string section, string question) => IsQuoted(section, _answers.GetValueOrDefault(question));

    private IEnumerable<RecordedFinding> Findings(SectionName section) => Recorded.Findings.Where(finding => finding.Section == section.Name && finding.Seed == Seed);
}
