using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What recorded probes show (docs/choosing.md has the rules). It counts for exactly the version, and the variant, that was probed.</summary>
/// <param name="tables">Every table that is known; of several of one version, the first counts.</param>
/// <param name="offered">The variants that can be chosen, so that a verdict can name those that were never asked; none where that is not known.</param>
public sealed class ProbedEvidence(IReadOnlyList<RecordedProbes> tables, IReadOnlyList<VariantKey>? offered = null) : IEvidenceSource
{
    /// <summary>Characters of a library's own words in a verdict.</summary>
    private const int LongestLimit = 160;

    /// <summary>The candidate with the worst that an attack did to its reader. Its marks are those of every table.</summary>
    public Candidate Tried(Candidate candidate) => WorstOn(candidate.Key) is { } tried ? candidate with { Tried = tried.Evidence, TriedKind = KindOf(tried.Grade) } : candidate;

    /// <summary>The worst that an attack did to the reader of exactly this version; null when it chose no types, killed and exhausted nothing, and when none was tried.</summary>
    public (ProbeGrade Grade, RecordedFinding? Finding, Evidence Evidence)? WorstOn(VariantKey key) =>
        tables.FirstOrDefault(table => table.Serializer == key.Serializer && table.Version == key.Version) is { } table
        && table.Variant(key.Variant) is { Dangers: [var worst, ..] } variant
            ? (worst, Found(variant, worst), Worst(table, variant, worst))
            : null;

    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not Requirement.Untrusted && CapabilityRule.Of(requirement) is null)
        {
            return null;
        }

        var table = tables.Where(table => table.Serializer == candidate.Key.Serializer).OrderByDescending(table => table.Version == candidate.Key.Version).FirstOrDefault();
        if (requirement is Requirement.Aot && table?.Variant(candidate.Key.Variant)?.Capability(CapabilityRule.NativeProgram) is null or { Verdict: CapabilityVerdict.NotApplicable })
        {
            // Most tables do not have it. The next source names the command that starts a native program.
            return null;
        }

        return table is null ? Unknown(requirement, candidate, "it was not probed")
            : table.Version != candidate.Key.Version ? Unknown(requirement, candidate with { IsByVersion = candidate.Facts?.Package is not null }, $"it was probed in version {table.Version}, and this is {candidate.Key.Version}")
            : table.Variant(candidate.Key.Variant) is not { } variant ? Verdict.Unknown(requirement, "this variant was not probed, because the program that probes does not offer it")
            : requirement is Requirement.Untrusted ? Untrusted(candidate, table, variant, wishes)
            : Shown(requirement, candidate, table, variant);
    }

    /// <summary>A payload that chooses types, kills or exhausts its reader excludes, but for colliding keys alone. A probe that finds nothing does not refute a danger that a person recorded, nor a published advisory.</summary>
    private static Verdict? Untrusted(Candidate candidate, RecordedProbes table, RecordedVariant variant, Wishes wishes)
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

        if (wishes.Required.Contains(Requirement.Polymorphism) && variant.PolymorphicDanger is { } polymorphic)
        {
            return Verdict.Excludes(Requirement.Untrusted, new Evidence(
                EvidenceKind.Probe, "by the settings that derived classes need, a crafted payload runs code of a class that only the payload names", polymorphic.Command, table.DateOfAttacks) { Made = table.OfAttacks.Made });
        }

        return candidate.Facts?.DangersOf(candidate.Key.Variant).Any() == true || candidate.Advisories.Count > 0 ? null
            : variant.Reading.Limits is { } limits ? Verdict.Unknown(Requirement.Untrusted, $"not every attack could be tried: {(limits.Length > LongestLimit ? limits[..LongestLimit] + "..." : limits)}")
            : Verdict.Fits(Requirement.Untrusted, new Evidence(EvidenceKind.Probe, Withstood(variant, worst), Command(candidate), table.DateOfAttacks) { Made = table.OfAttacks.Made });
    }

    /// <summary>What attacks did not do, and what they did, to the reader of exactly this version; null where none was tried, and where one chose types, killed or exhausted it.</summary>
    public string? Withstood(VariantKey key) =>
        tables.FirstOrDefault(table => table.Serializer == key.Serializer && table.Version == key.Version)?.Variant(key.Variant) is { Dangers: [], Reading.Worst: { } worst } variant ? Withstood(variant, worst) : null;

    private static string Withstood(RecordedVariant variant, ProbeGrade worst) =>
        $"{Units.Count(variant.AttacksTried)} attacks did not choose types, kill or exhaust it{(variant.IsExhaustedByKeysOnly ? $", except that {variant.KeysThatExhaust}" : worst is ProbeGrade.Withstands ? "" : $", but it {ProbeGrades.Text(worst)}")}";

    /// <summary>The finding that shows a grade of reading; one of colliding keys only where no other does.</summary>
    public static RecordedFinding? Found(RecordedVariant variant, ProbeGrade grade) => variant.Findings
        .Where(finding => finding.Direction is ProbeDirection.Reading && finding.Grade == grade)
        .OrderBy(finding => finding.Probe == RecordedVariant.CollidingKeys)
        .FirstOrDefault();

    private static Evidence Worst(RecordedProbes table, RecordedVariant variant, ProbeGrade grade)
    {
        var finding = Found(variant, grade);
        var payload = finding?.PayloadBytes is { } bytes ? $"a crafted payload of {InWords(bytes)}" : "a crafted payload";
        var text = $"{payload} {ProbeGrades.Deed(grade)}";
        return new Evidence(EvidenceKind.Probe, finding is null ? text : $"{text}: {finding.Input}", finding?.Command, table.DateOfAttacks) { Made = table.OfAttacks.Made };
    }

    private static string InWords(int bytes) => bytes switch
    {
        1 => "one byte",
        >= 2 and <= 9 => $"{new[] { "two", "three", "four", "five", "six", "seven", "eight", "nine" }[bytes - 2]} bytes",
        _ => Units.Bytes(bytes),
    };

    private static DangerKind KindOf(ProbeGrade grade) => grade switch
    {
        ProbeGrade.ChoosesTypes => DangerKind.ChoosesTypes,
        ProbeGrade.Killed => DangerKind.Kills,
        _ => DangerKind.Exhausts,
    };

    private Verdict? Shown(Requirement requirement, Candidate candidate, RecordedProbes table, RecordedVariant variant)
    {
        var rule = CapabilityRule.Of(requirement)!;
        var against = rule.Needed.Concat(rule.Counted).Select(variant.Capability).FirstOrDefault(rule.Refutes);
        if (against is not null)
        {
            return Verdict.Excludes(requirement, new Evidence(EvidenceKind.Probe, Text(against) + NeverAsked(candidate, table), Command(requirement, candidate), against.Tried ?? table.OfCapabilities.Date) { Made = Made(table, against.Tried) });
        }

        if (rule.Needed.FirstOrDefault(id => variant.Capability(id) is null or { Verdict: CapabilityVerdict.NotApplicable }) is not { } missing)
        {
            return Verdict.Fits(requirement, new Evidence(EvidenceKind.Probe, string.Join("; ", Texts(rule, variant)), Command(requirement, candidate), rule.Needed.Min(id => variant.Capability(id)!.Tried ?? table.OfCapabilities.Date)) { Made = Made(table, rule.Needed.Min(id => variant.Capability(id)!.Tried)) });
        }

        // A variant that refuses what the probes try tells no more when it is probed again. Of graphs, a run with such a workload does.
        return variant.Capability(missing) is not { What.Length: > 0 } refused ? Unknown(requirement, candidate, $"{CapabilityRule.Question(missing)}: this was never tested")
            : requirement is Requirement.References or Requirement.Polymorphism ? null
            : Verdict.Unknown(requirement, $"{refused.Question}: this could not be tried ({refused.What})");
    }

    /// <summary>What is kept of an earlier day was tried by an earlier commit, which the table does not tell; the package is that of the table.</summary>
    private static string Made(RecordedProbes table, DateOnly? earlier) => (earlier is null ? table.OfCapabilities : table.OfCapabilities with { Goldilocks = null }).Made;

    /// <summary>What decides, and of the rest what does not work as one would hope.</summary>
    private static IEnumerable<string> Texts(CapabilityRule rule, RecordedVariant variant) =>
    [
        .. rule.Needed.Select(id => Text(variant.Capability(id)!)),
        .. rule.Counted.Concat(rule.Told).Select(variant.Capability).Where(judgement => judgement is { Verdict: CapabilityVerdict.Partial or CapabilityVerdict.Fail }).Select(judgement => $"but {Text(judgement!)}"),
    ];

    /// <summary>A capability is a variant's: that one lacks it says nothing about those that were never asked.</summary>
    private string NeverAsked(Candidate candidate, RecordedProbes table)
    {
        var others = VariantKey.NamesOf((offered ?? []).Where(key => key.Serializer == candidate.Key.Serializer && key.Version == candidate.Key.Version && table.Variant(key.Variant) is null));
        return others.Length == 0 ? "" : $"; never tested: its variants {others}";
    }

    /// <summary>What works in part is told as it was found: a cycle that is refused cleanly is no failure, and "works in part" would promise more.</summary>
    private static string Text(RecordedCapability judgement) => judgement switch
    {
        { Verdict: CapabilityVerdict.Partial, What.Length: > 0 } => $"{judgement.Question}: {judgement.What}",
        { What.Length: > 0 } => $"{judgement.Question}: {Word(judgement.Verdict)} ({judgement.What})",
        _ => $"{judgement.Question}: {Word(judgement.Verdict)}",
    };

    private static string Word(CapabilityVerdict verdict) => verdict switch { CapabilityVerdict.Pass => "works", CapabilityVerdict.Partial => "works in part", _ => "does not work" };

    private static string Command(Candidate candidate) => $"goldilocks probe --serializers {candidate.Typed}";

    private static string Command(Requirement requirement, Candidate candidate) =>
        requirement is Requirement.Aot ? $"goldilocks probe --only publishing --serializers {candidate.Typed}" : Command(candidate);

    private static Verdict Unknown(Requirement requirement, Candidate candidate, string missing) => Verdict.Unknown(requirement, missing, Command(requirement, candidate));
}
