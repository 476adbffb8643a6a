using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>Something that was found and not expected, or expected and not found.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Version">The version that was tried; empty where it could not be made ready.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="What">A direction, or a capability.</param>
/// <param name="Expected">In words.</param>
/// <param name="Actual">In words.</param>
/// <param name="Source">Where the expectation comes from.</param>
public sealed record ProbeSurprise(string Serializer, string Version, string Variant, string What, string Expected, string Actual, string Source);

/// <summary>Compares what was found with what is expected: what <c>facts.json</c> states, and otherwise the recorded table, of whichever version it is. Pure functions.</summary>
public static class ProbeExpectations
{
    internal const string Facts = "facts.json";

    /// <summary>Everything that differs, in both directions. What was not tried this time is not compared.</summary>
    /// <param name="found">What was found.</param>
    /// <param name="facts">What the facts state; null when nothing.</param>
    /// <param name="recorded">The recorded table; null when there is none.</param>
    public static IReadOnlyList<ProbeSurprise> Compare(RecordedProbes found, ProbeFacts? facts, RecordedProbes? recorded) =>
        [.. found.Variants.SelectMany(variant => Grades(found, variant, facts, recorded).Concat(Capabilities(found, variant, facts, recorded)))];

    private static IEnumerable<ProbeSurprise> Grades(RecordedProbes found, RecordedVariant variant, ProbeFacts? facts, RecordedProbes? recorded)
    {
        foreach (var direction in Enum.GetValues<ProbeDirection>())
        {
            var actual = variant.Grades(direction).Grades;
            var (stated, source) = Expected(variant.Variant, direction, facts, recorded);
            var expected = stated is null ? null : InSectionsOf(variant, direction, stated, recorded?.Variant(variant.Variant));
            if (expected is { Count: > 0 } && actual.Count > 0 && !expected.Order().SequenceEqual(actual.Order()))
            {
                yield return new ProbeSurprise(found.Serializer, found.Version, variant.Variant, direction.ToString().ToLowerInvariant(), Words(expected), Words(actual), source);
            }
        }
    }

    /// <summary>Where only some sections were tried this time, a grade whose findings are in others cannot be missed.</summary>
    private static IReadOnlyList<ProbeGrade> InSectionsOf(RecordedVariant found, ProbeDirection direction, IReadOnlyList<ProbeGrade> stated, RecordedVariant? recorded)
    {
        var tried = found.Sections.Select(section => section.Name).ToHashSet();
        if (recorded is null || recorded.Sections.All(section => tried.Contains(section.Name)))
        {
            return stated;
        }

        var known = recorded.Findings.Where(finding => finding.Direction == direction && (finding.AlsoIn ?? []).Prepend(finding.Section).Any(tried.Contains)).Select(finding => finding.Grade).ToHashSet();
        IReadOnlyList<ProbeGrade> here = [.. stated.Where(grade => known.Contains(grade) || found.Grades(direction).Grades.Contains(grade))];
        return here.Count > 0 ? here : [ProbeGrade.Withstands];
    }

    private static IEnumerable<ProbeSurprise> Capabilities(RecordedProbes found, RecordedVariant variant, ProbeFacts? facts, RecordedProbes? recorded)
    {
        foreach (var actual in variant.Capabilities)
        {
            var (expected, source) = Expected(variant.Variant, actual.Id, facts, recorded);
            // What an older version is not asked, because its adapter says since when there is such a thing, is no surprise.
            if (expected is { } verdict && verdict != actual.Verdict && !(actual.Verdict == CapabilityVerdict.NotApplicable && VersionOrder.IsOlder(found.Version, recorded?.Version)))
            {
                yield return new ProbeSurprise(
                    found.Serializer, found.Version, variant.Variant, actual.Id, verdict.ToString().ToLowerInvariant(), $"{actual.Verdict.ToString().ToLowerInvariant()}: {actual.What}", source);
            }
        }
    }

    /// <summary>The grades that are expected of a variant in a direction, and the source that states them; null where no source does.</summary>
    internal static (IReadOnlyList<ProbeGrade>? Grades, string Source) Expected(string variant, ProbeDirection direction, ProbeFacts? facts, RecordedProbes? recorded) =>
        facts?.Grades?.FirstOrDefault(rule => rule.Direction == direction && Fits(rule.Variant, variant))?.Grades is { } stated ? (stated, Facts)
        : recorded is null ? (null, "")
        : (recorded.Variant(variant)?.Grades(direction).Grades, TableName(recorded));

    /// <summary>The same for a capability.</summary>
    internal static (CapabilityVerdict? Verdict, string Source) Expected(string variant, string id, ProbeFacts? facts, RecordedProbes? recorded) =>
        facts?.Capabilities?.FirstOrDefault(rule => rule.Id == id && Fits(rule.Variant, variant))?.Verdict is { } stated ? (stated, Facts)
        : recorded is null ? (null, "")
        : (recorded.Variant(variant)?.Capability(id)?.Verdict, TableName(recorded));

    internal static bool Fits(string rule, string variant) => rule == "*" || rule == (VariantKey.NameOf(variant));

    internal static string Words(IEnumerable<ProbeGrade> grades) => string.Join(" ", grades.Order().Select(ProbeGrades.Word));

    internal static string TableName(RecordedProbes recorded) => $"the recorded table of {recorded.Version}";
}
