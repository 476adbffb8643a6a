using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What a person looked up, from <c>facts.json</c>. It is the weakest evidence, and always has a source and a day.</summary>
/// <param name="day">The day of the choice; null where the age of facts does not count.</param>
public sealed class RecordedEvidence(DateOnly? day) : IEvidenceSource
{
    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes) => Of(requirement, candidate, wishes) switch
    {
        { Answer: Answer.Fits, Evidence: { Kind: EvidenceKind.Fact, Date: { } date } evidence } when day is { } today && date < today.AddMonths(-FactAges.MonthsOfTrust) =>
            Verdict.Unknown(requirement, string.Create(CultureInfo.InvariantCulture, $"{evidence.Text} (looked up on {date:yyyy-MM-dd}, more than {FactAges.MonthsOfTrust} months ago: look it up again)")),
        var verdict => verdict,
    };

    private static Verdict? Of(Requirement requirement, Candidate candidate, Wishes wishes) => candidate.Facts is not { } facts ? null : requirement switch
    {
        _ when requirement.Change() is { } change => Change(requirement, change, facts, candidate),
        Requirement.Untrusted => Untrusted(facts, candidate),
        Requirement.NoAttributes => Trait(requirement, facts, "needsAttributes", Of(facts, candidate, traits => traits.NeedsAttributes) ?? facts.NeedsAttributes, fits: TraitAnswer.No),
        Requirement.NoCodeGeneration => Trait(requirement, facts, "needsCodeGeneration", Of(facts, candidate, traits => traits.NeedsCodeGeneration) ?? facts.NeedsCodeGeneration, fits: TraitAnswer.No),
        Requirement.NoSchema => Trait(requirement, facts, "needsSchema", Of(facts, candidate, traits => traits.NeedsSchema) ?? facts.NeedsSchema, fits: TraitAnswer.No),
        Requirement.Aot => Verdict.Unknown(requirement, "its native program was not started here", $"goldilocks startup --serializers {candidate.Typed} --modes nativeaot"),
        Requirement.PartialReads => Trait(requirement, facts, FactSheet.PartialReadsName, facts.PartialReads, fits: TraitAnswer.Yes),
        Requirement.Frameworks => FrameworkEvidence.Of(facts, wishes.Frameworks!),
        Requirement.MaximumDependency => Dependency(facts, wishes.MaximumDependencyBytes!.Value),
        Requirement.MaximumProgram => Verdict.Unknown(requirement, "no trimmed or native program of it was published here", $"goldilocks startup --serializers {candidate.Typed} --modes nativeaot"),
        Requirement.PermissiveLicence => Licence(facts),
        Requirement.Maintained => Maintained(facts),
        _ => null,
    };

    private static Trait? Of(SerializerFacts facts, Candidate candidate, Func<VariantTraits, Trait?> trait) =>
        facts.VariantTraits?.GetValueOrDefault(VariantKey.NameOf(candidate.Key.Variant)) is { } traits ? trait(traits) : null;

    private static string ProbeCommand(Candidate candidate) => $"goldilocks probe --serializers {candidate.Typed}";

    /// <summary>A recorded danger excludes, and so does a published advisory about this version. The absence of a record does not show that there is no danger.</summary>
    private static Verdict Untrusted(SerializerFacts facts, Candidate candidate) => facts.DangersOf(candidate.Key.Variant).FirstOrDefault() is { } danger
        ? Verdict.Excludes(Requirement.Untrusted, new Evidence(EvidenceKind.Fact, danger.Text, danger.Source, danger.Checked))
        : candidate.Advisories is [var advisory, ..] ? Verdict.Excludes(Requirement.Untrusted, Advised(facts, candidate, advisory))
        : Verdict.Unknown(Requirement.Untrusted, "nothing hostile was tried on it", ProbeCommand(candidate));

    private static Evidence Advised(SerializerFacts facts, Candidate candidate, Advisory advisory) => new(
        EvidenceKind.Fact,
        KnownAdvisories.Line(facts, candidate.Key.Version, advisory) + (candidate.Advisories.Count == 1 ? "" : string.Create(CultureInfo.InvariantCulture, $"; {candidate.Advisories.Count - 1} more concern this version")),
        advisory.Source,
        advisory.Checked);

    /// <summary>What its author documents about the very change; otherwise what is recorded of versions as a whole, which speaks of members that are added and removed.</summary>
    private static Verdict? Change(Requirement requirement, ClassChange change, SerializerFacts facts, Candidate candidate)
    {
        if (facts.StatementOn(candidate.Key.Variant, change) is { } statement)
        {
            var evidence = new Evidence(EvidenceKind.Fact, $"documented: {statement.Text}", statement.Source, statement.Checked);
            return statement.Allows ? Verdict.Fits(requirement, evidence) : Verdict.Excludes(requirement, evidence);
        }

        var isMeant = change is ClassChange.Append or ClassChange.Remove || (change is ClassChange.Insert && facts.Versioning?.Answer is TraitAnswer.No);
        return isMeant ? Trait(requirement, facts, "versioning", facts.Versioning, fits: TraitAnswer.Yes, ProbeCommand(candidate)) : null;
    }

    private static Verdict Trait(Requirement requirement, SerializerFacts facts, string name, Trait? trait, TraitAnswer fits, string? findOut = null)
    {
        if (trait is null)
        {
            return Verdict.Unknown(requirement, $"facts.json does not say ({name})", findOut);
        }

        var word = trait.Answer.ToString().ToLowerInvariant();
        var text = trait.Detail is { } detail ? $"{Title(name)}: {word} ({detail})" : $"{Title(name)}: {word}";
        var evidence = new Evidence(EvidenceKind.Fact, text, facts.SourceOf(name)?.Source, facts.SourceOf(name)?.Checked);
        return trait.Answer == fits ? Verdict.Fits(requirement, evidence)
            : trait.Answer is TraitAnswer.Optional ? Verdict.Unknown(requirement, $"it depends on how it is set up: {text}", findOut)
            : Verdict.Excludes(requirement, evidence);
    }

    private static string Title(string name) => name switch
    {
        "versioning" => "reads payloads from before members were added or removed",
        "needsAttributes" => "attributes needed",
        "needsCodeGeneration" => "code generation needed",
        FactSheet.PartialReadsName => "a part of a payload can be read",
        _ => "schema needed",
    };

    private static Verdict Dependency(SerializerFacts facts, long limit)
    {
        if (facts.DependencyBytes is not { } bytes)
        {
            return Verdict.Unknown(Requirement.MaximumDependency, $"facts.json does not say ({FactSheet.DependencyName})");
        }

        var source = facts.SourceOf(FactSheet.DependencyName);
        var evidence = new Evidence(EvidenceKind.Fact, bytes == 0 ? "it comes with the runtime" : $"its assemblies take {Units.Bytes(bytes)}; the limit is {Units.Bytes(limit)}", source?.Source, source?.Checked);
        return bytes <= limit ? Verdict.Fits(Requirement.MaximumDependency, evidence) : Verdict.Excludes(Requirement.MaximumDependency, evidence);
    }

    private static Verdict Licence(SerializerFacts facts)
    {
        if (facts.Licence is null || facts.LicenceKind is not { } kind)
        {
            return Verdict.Unknown(Requirement.PermissiveLicence, "its licence is not recorded");
        }

        var source = facts.SourceOf("licence");
        var evidence = new Evidence(EvidenceKind.Fact, $"licence {facts.Licence} is {kind.ToString().ToLowerInvariant()}", source?.Source, source?.Checked);
        return kind is LicenceKind.Permissive ? Verdict.Fits(Requirement.PermissiveLicence, evidence) : Verdict.Excludes(Requirement.PermissiveLicence, evidence);
    }

    private static Verdict Maintained(SerializerFacts facts)
    {
        var maintenance = Maintenance.Of(facts);
        var source = facts.SourceOf("lastCommit");
        return maintenance.IsInMaintenanceMode switch
        {
            true => Verdict.Excludes(Requirement.Maintained, new Evidence(EvidenceKind.Fact, maintenance.Text, source?.Source, source?.Checked)),
            false => Verdict.Fits(Requirement.Maintained, Changed(source?.Source, Oldest(facts, "lastCommit", "lastProductCommit"))),
            null when RecentRelease(facts) is { } release => Verdict.Fits(Requirement.Maintained, release),
            null => Verdict.Unknown(Requirement.Maintained, "too little is recorded about its maintenance"),
        };
    }

    private static Evidence Changed(string? source, DateOnly? day) =>
        new(EvidenceKind.Fact, day is { } asOf ? string.Create(CultureInfo.InvariantCulture, $"last commit less than a year before {asOf:yyyy-MM-dd}") : "last commit less than a year old", source, day);

    /// <summary>A conclusion of several facts is as old as the oldest of them.</summary>
    private static DateOnly? Oldest(SerializerFacts facts, params string[] names) => names.Min(name => facts.SourceOf(name)?.Checked);

    /// <summary>Where no commit is recorded, a release within a year before the day on which it was looked up tells the same; that it is neither archived nor disowned must be recorded.</summary>
    private static Evidence? RecentRelease(SerializerFacts facts) =>
        Maintenance.IsRecentlyReleased(facts) && facts is { LastRelease: { } release } && facts.SourceOf("lastRelease") is { } source
            ? new Evidence(EvidenceKind.Fact, string.Create(CultureInfo.InvariantCulture, $"{release.Version} was published on {release.Date:yyyy-MM-dd}"), source.Source, source.Checked)
            : null;
}
