using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>What was expected and is not there at all: a program, a variant, a grade, a capability. Pure functions.</summary>
/// <param name="events">Everything that was recorded of a probing that came to its end.</param>
/// <param name="isAsked">Whether a variant of a serializer was asked for.</param>
/// <param name="areAllAttacksAsked">False where only some attacks were asked for: then a direction may have nothing to try.</param>
public sealed class MissingProbes(IReadOnlyList<ProbeEvent> events, Func<string, string, bool> isAsked, bool areAllAttacksAsked)
{
    private const string NotThere = "not there";
    private const string NotTried = "not tried";

    private readonly HashSet<string> _capabilities = [.. events.OfType<SectionProbed>().SelectMany(section => section.Capabilities).Select(capability => capability.Id)];

    /// <summary>What a table lacks.</summary>
    /// <param name="found">What was found.</param>
    /// <param name="facts">What the facts state; null when nothing.</param>
    /// <param name="recorded">The recorded table; null when there is none.</param>
    public IEnumerable<ProbeSurprise> Of(RecordedProbes found, ProbeFacts? facts, RecordedProbes? recorded) =>
    [
        .. (recorded?.Variants ?? []).Where(old => isAsked(found.Serializer, old.Variant) && found.Variant(old.Variant) is null)
            .Select(old => new ProbeSurprise(found.Serializer, found.Version, old.Variant, "variant", "there", NotThere, ProbeExpectations.TableName(recorded!))),
        .. found.Variants.SelectMany(variant => Grades(found, variant, facts, recorded).Concat(Capabilities(found, variant, facts, recorded))),
    ];

    /// <summary>A serializer without a program, of which something was expected. One that is not available says nothing about its library.</summary>
    public static IEnumerable<ProbeSurprise> Of(ProgramProbed program, ProbeFacts? facts, RecordedProbes? recorded)
    {
        var source = facts?.Grades is { Count: > 0 } || facts?.Capabilities is { Count: > 0 } ? ProbeExpectations.Facts : recorded is null ? null : ProbeExpectations.TableName(recorded);
        return program.Outcome is { } outcome and not Unavailable && source is not null
            ? [new ProbeSurprise(program.Serializer, program.Version, "", "program", "there", $"{outcome.Name}: {outcome.Reason}", source)]
            : [];
    }

    private IEnumerable<ProbeSurprise> Grades(RecordedProbes found, RecordedVariant variant, ProbeFacts? facts, RecordedProbes? recorded) =>
        from direction in areAllAttacksAsked && WasAttacked(found, variant) ? Enum.GetValues<ProbeDirection>() : []
        where variant.Grades(direction).Grades.Count == 0
        let expected = ProbeExpectations.Expected(variant.Variant, direction, facts, recorded)
        let grades = expected.Grades ?? []
        where grades.Count > 0
        select new ProbeSurprise(found.Serializer, found.Version, variant.Variant, direction.ToString().ToLowerInvariant(), ProbeExpectations.Words(grades), NotTried, expected.Source);

    /// <summary>A capability that no variant was asked was not asked for.</summary>
    private IEnumerable<ProbeSurprise> Capabilities(RecordedProbes found, RecordedVariant variant, ProbeFacts? facts, RecordedProbes? recorded) =>
        from id in (facts?.Capabilities ?? []).Where(rule => ProbeExpectations.Fits(rule.Variant, variant.Variant)).Select(rule => rule.Id)
            .Concat((recorded?.Variant(variant.Variant)?.Capabilities ?? []).Select(capability => capability.Id)).Distinct()
        where _capabilities.Contains(id) && variant.Capability(id) is null
        let expected = ProbeExpectations.Expected(variant.Variant, id, facts, recorded)
        where expected.Verdict is not (null or CapabilityVerdict.NotApplicable)
        select new ProbeSurprise(found.Serializer, found.Version, variant.Variant, id, expected.Verdict.ToString()!.ToLowerInvariant(), NotTried, expected.Source);

    private bool WasAttacked(RecordedProbes found, RecordedVariant variant) => events.OfType<SectionProbed>().Any(section =>
        section.Key == new VariantKey(found.Serializer, variant.Variant, found.Version) && section.Family != ProbeTables.CapabilityFamily);
}
