using Goldilocks.Catalog;
using Goldilocks.Choosing.Questions;
using Goldilocks.Results;
using Goldilocks.Results.Texts;

namespace Goldilocks.Choosing.Judging;

/// <summary>What recorded probes show (docs/choosing.md has the rules). It counts for exactly the version that was probed.</summary>
/// <param name="tables">Every recorded table.</param>
public sealed class ProbedEvidence(IReadOnlyList<RecordedProbes> tables) : IEvidenceSource
{
    /// <summary>The capabilities that show a requirement. All must pass; those that <c>PartlyIsEnough</c> names may also work in part.</summary>
    private static readonly IReadOnlyDictionary<Requirement, (string[] Capabilities, bool PartlyIsEnough)> s_shownBy = new Dictionary<Requirement, (string[], bool)>
    {
        [Requirement.Evolves] = (["C01", "C02", "C03"], true),
        [Requirement.References] = (["C10", "C11"], false),
        [Requirement.Polymorphism] = (["C13"], true),
        [Requirement.Aot] = ([NativeProgram], true),
    };

    /// <summary>It is tried only where it is asked for by name.</summary>
    private const string NativeProgram = "C44.nativeaot";

    /// <summary>The candidate with the worst that an attack did to its reader. Its marks are those of every table.</summary>
    public Candidate Tried(Candidate candidate) => WorstOn(candidate.Key) is { } tried ? candidate with { Tried = tried.Evidence } : candidate;

    /// <summary>The worst that an attack did to the reader of exactly this version; null when it chose no types, killed and exhausted nothing, and when none was tried.</summary>
    public (ProbeGrade Grade, RecordedFinding? Finding, Evidence Evidence)? WorstOn(VariantKey key) =>
        tables.FirstOrDefault(table => table.Serializer == key.Serializer && table.Version == key.Version) is { } table
        && table.Variant(key.Variant) is { Dangers: [var worst, ..] } variant
            ? (worst, Found(variant, worst), Worst(table, variant, worst))
            : null;

    /// <summary>True when attacks were tried on the reader of exactly this version.</summary>
    public bool IsProbed(VariantKey key) =>
        tables.Any(table => table.Serializer == key.Serializer && table.Version == key.Version && table.Variant(key.Variant)?.Reading.Worst is not null);

    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not Requirement.Untrusted && !s_shownBy.ContainsKey(requirement))
        {
            return null;
        }

        var table = tables.FirstOrDefault(table => table.Serializer == candidate.Key.Serializer);
        if (requirement is Requirement.Aot && table?.Variant(candidate.Key.Variant)?.Capability(NativeProgram) is null or { Verdict: CapabilityVerdict.NotApplicable })
        {
            // Most tables do not have it. The next source names the command that starts a native program.
            return null;
        }

        return table is null ? Unknown(requirement, candidate, "it was not probed")
            : table.Version != candidate.Key.Version ? Unknown(requirement, candidate, $"it was probed in version {table.Version}, and this is {candidate.Key.Version}")
            : table.Variant(candidate.Key.Variant) is not { } variant ? Verdict.Unknown(requirement, "this variant was not probed, because the program that probes does not offer it")
            : requirement is Requirement.Untrusted ? Untrusted(candidate, table, variant)
            : Shown(requirement, candidate, table, variant);
    }

    /// <summary>A payload that chooses types, kills or exhausts its reader excludes, but for colliding keys alone. A probe that finds nothing does not refute a danger that a person recorded.</summary>
    private static Verdict? Untrusted(Candidate candidate, RecordedProbes table, RecordedVariant variant)
    {
        if (variant.Reading.Worst is not { } worst)
        {
            return Unknown(Requirement.Untrusted, candidate, "no attack was tried on it");
        }

        // Whether a reader's types have a dictionary with such keys is not known, so keys with one hash code alone do not exclude; it is said.
        if (variant.Dangers is [var danger, ..])
        {
            return Verdict.Excludes(Requirement.Untrusted, Worst(table, variant, danger));
        }

        return candidate.Facts?.DangersOf(candidate.Key.Variant).Any() == true ? null
            : variant.Reading.Limits is { } limits ? Unknown(Requirement.Untrusted, candidate, $"not every attack was tried: {limits}")
            : Verdict.Fits(Requirement.Untrusted, new Evidence(
                EvidenceKind.Probe,
                $"{Units.Count(CountTried(variant))} attacks did not choose types, kill or exhaust it{(variant.IsExhaustedByKeysOnly ? ", except that the keys of a dictionary of 64-bit integers can be chosen to share one hash code" : worst is ProbeGrade.Withstands ? "" : $", but it {ProbeGrades.Text(worst)}")}",
                Command(candidate),
                table.DateOfAttacks));
    }

    /// <summary>The finding that shows a grade of reading; one of colliding keys only where no other does.</summary>
    public static RecordedFinding? Found(RecordedVariant variant, ProbeGrade grade) => variant.Findings
        .Where(finding => finding.Direction is ProbeDirection.Reading && finding.Grade == grade)
        .OrderBy(finding => finding.Probe == RecordedVariant.CollidingKeys)
        .FirstOrDefault();

    private static Evidence Worst(RecordedProbes table, RecordedVariant variant, ProbeGrade grade) => Found(variant, grade) is { } finding
        ? new Evidence(EvidenceKind.Probe, $"it {ProbeGrades.Text(grade)}: {finding.Input}: {finding.HappenedText}", finding.Command, table.DateOfAttacks)
        : new Evidence(EvidenceKind.Probe, $"it {ProbeGrades.Text(grade)}", null, table.DateOfAttacks);

    private static Verdict Shown(Requirement requirement, Candidate candidate, RecordedProbes table, RecordedVariant variant)
    {
        var (ids, partlyIsEnough) = s_shownBy[requirement];
        var judgements = ids.Select(variant.Capability).ToList();
        if (judgements.Find(judgement => judgement?.Verdict is CapabilityVerdict.Fail || (judgement?.Verdict is CapabilityVerdict.Partial && !partlyIsEnough)) is { } against)
        {
            return Verdict.Excludes(requirement, new Evidence(EvidenceKind.Probe, Text(against), Command(requirement, candidate), table.OfCapabilities.Date));
        }

        var missing = judgements.FindIndex(judgement => judgement is null or { Verdict: CapabilityVerdict.NotApplicable });
        return missing >= 0
            ? Unknown(requirement, candidate, judgements[missing] is { What.Length: > 0 } judgement ? $"{ids[missing]} could not be tried: {judgement.What}" : $"{ids[missing]} was not tried on it")
            : Verdict.Fits(requirement, new Evidence(EvidenceKind.Probe, string.Join("; ", judgements.Select(judgement => Text(judgement!))), Command(requirement, candidate), table.OfCapabilities.Date));
    }

    private static string Text(RecordedCapability judgement)
    {
        var verdict = judgement.Verdict switch { CapabilityVerdict.Pass => "works", CapabilityVerdict.Partial => "works in part", _ => "does not work" };
        return judgement.What.Length == 0 ? $"{judgement.Id} {verdict}" : $"{judgement.Id} {verdict} ({judgement.What})";
    }

    private static int CountTried(RecordedVariant variant) => variant.Sections.Sum(section => section.Tried);

    private static string Command(Candidate candidate) => $"goldilocks probe --serializers {candidate.Key.Serializer}";

    private static string Command(Requirement requirement, Candidate candidate) =>
        requirement is Requirement.Aot ? $"goldilocks probe --only publishing --serializers {candidate.Key.Serializer}" : Command(candidate);

    private static Verdict Unknown(Requirement requirement, Candidate candidate, string missing) => Verdict.Unknown(requirement, missing, Command(requirement, candidate));
}
