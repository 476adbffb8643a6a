using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Choosing.Questions;

namespace Goldilocks.Choosing.Judging;

/// <summary>What a person looked up, from <c>facts.json</c>. It is the weakest evidence, and always has a source and a day.</summary>
public sealed class RecordedEvidence : IEvidenceSource
{
    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes) => candidate.Facts is not { } facts ? null : requirement switch
    {
        Requirement.Untrusted => Untrusted(facts, candidate),
        Requirement.Evolves => Trait(requirement, facts, "versioning", facts.Versioning, fits: TraitAnswer.Yes, ProbeCommand(candidate)),
        Requirement.NoAttributes => Trait(requirement, facts, "needsAttributes", Of(facts, candidate, traits => traits.NeedsAttributes) ?? facts.NeedsAttributes, fits: TraitAnswer.No),
        Requirement.NoCodeGeneration => Trait(requirement, facts, "needsCodeGeneration", Of(facts, candidate, traits => traits.NeedsCodeGeneration) ?? facts.NeedsCodeGeneration, fits: TraitAnswer.No),
        Requirement.NoSchema => Trait(requirement, facts, "needsSchema", Of(facts, candidate, traits => traits.NeedsSchema) ?? facts.NeedsSchema, fits: TraitAnswer.No),
        Requirement.Aot => Verdict.Unknown(requirement, "its native program was not started here", $"goldilocks startup --serializers {candidate.Key.Serializer} --modes nativeaot"),
        Requirement.PermissiveLicence => Licence(facts),
        Requirement.Maintained => Maintained(facts),
        _ => null,
    };

    private static Trait? Of(SerializerFacts facts, Candidate candidate, Func<VariantTraits, Trait?> trait) =>
        facts.VariantTraits?.GetValueOrDefault(candidate.Key.Variant.Length == 0 ? "plain" : candidate.Key.Variant) is { } traits ? trait(traits) : null;

    private static string ProbeCommand(Candidate candidate) => $"goldilocks probe --serializers {candidate.Key.Serializer}";

    /// <summary>A recorded danger excludes. The absence of a record does not show that there is no danger.</summary>
    private static Verdict Untrusted(SerializerFacts facts, Candidate candidate) => facts.DangersOf(candidate.Key.Variant).FirstOrDefault() is { } danger
        ? Verdict.Excludes(Requirement.Untrusted, new Evidence(EvidenceKind.Fact, danger.Text, danger.Source, danger.Checked))
        : Verdict.Unknown(Requirement.Untrusted, "nothing hostile was tried on it", ProbeCommand(candidate));

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
        "versioning" => "reads what was written before members were added or removed",
        "needsAttributes" => "attributes needed",
        "needsCodeGeneration" => "code generation needed",
        _ => "schema needed",
    };

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
            true => Verdict.Excludes(Requirement.Maintained, new Evidence(EvidenceKind.Fact, $"in maintenance mode: {maintenance.Text}", source?.Source, source?.Checked)),
            false => Verdict.Fits(Requirement.Maintained, new Evidence(EvidenceKind.Fact, "its product changed within a year of the day on which that was looked up", source?.Source, source?.Checked)),
            null when RecentRelease(facts) is { } release => Verdict.Fits(Requirement.Maintained, release),
            null => Verdict.Unknown(Requirement.Maintained, "too little is recorded about its maintenance"),
        };
    }

    /// <summary>Where no commit is recorded, a release within a year before the day on which it was looked up tells the same; that it is neither archived nor disowned must be recorded.</summary>
    private static Evidence? RecentRelease(SerializerFacts facts) =>
        Maintenance.IsRecentlyReleased(facts) && facts is { LastRelease: { } release } && facts.SourceOf("lastRelease") is { } source
            ? new Evidence(EvidenceKind.Fact, string.Create(CultureInfo.InvariantCulture, $"{release.Version} was published on {release.Date:yyyy-MM-dd}"), source.Source, source.Checked)
            : null;
}
