using Goldilocks.Catalog;
using NuGet.Versioning;

namespace Goldilocks.Probing;

/// <summary>Since when something is seen in a library, and where it was mended, as far as its versions were tried.</summary>
/// <param name="Serializer">The serializer.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Id">Of the finding, the capability, or the advisory.</param>
/// <param name="What">What is seen: the grade and the input, or what a capability answers.</param>
/// <param name="SeenIn">The versions that it was seen in, the oldest first.</param>
/// <param name="Since">The first of these, where an older version was tried and did not show it; null where it was there in the oldest that was tried.</param>
/// <param name="MendedIn">The first version that was tried after the last of these; null where the newest shows it.</param>
public sealed record SeenSpan(string Serializer, string Variant, string Id, string What, IReadOnlyList<string> SeenIn, string? Since, string? MendedIn);

/// <summary>What versions of one serializer showed.</summary>
/// <param name="Serializer">Its name.</param>
/// <param name="Versions">Those that were tried, the oldest first.</param>
/// <param name="Findings">One for each finding of a variant; those that were mended first, then by variant.</param>
/// <param name="Capabilities">One for each capability of a variant that did not answer alike in all versions: what failed, and where that ended.</param>
public sealed record SerializerHistory(string Serializer, IReadOnlyList<string> Versions, IReadOnlyList<SeenSpan> Findings, IReadOnlyList<SeenSpan> Capabilities);

/// <summary>Puts the tables of several versions side by side. Pure functions: the same tables give the same history.</summary>
public static class FindingHistory
{
    /// <summary>One for each serializer of which several versions were tried.</summary>
    public static IReadOnlyList<SerializerHistory> Of(IReadOnlyList<RecordedProbes> tables) =>
    [
        .. from table in tables
           group table by table.Serializer into versions
           where versions.Count() > 1
           let ordered = versions.OrderBy(table => Ordered(table.Version)).ToList()
           select new SerializerHistory(
               versions.Key,
               [.. ordered.Select(table => table.Version)],
               [.. Findings(ordered).OrderBy(span => span.MendedIn is null).ThenBy(span => span.Variant, StringComparer.Ordinal).ThenBy(span => span.Id, StringComparer.Ordinal)],
               [.. Capabilities(ordered).OrderBy(span => span.Variant, StringComparer.Ordinal).ThenBy(span => span.Id, StringComparer.Ordinal)]),
    ];

    /// <summary>A version in which a variant was not attacked tells nothing about its findings.</summary>
    private static IEnumerable<SeenSpan> Findings(IReadOnlyList<RecordedProbes> tables) =>
        from variant in Variants(tables)
        let tried = tables.Where(table => table.Variant(variant)?.IsAttacked == true).ToList()
        from finding in tried.SelectMany(table => table.Variant(variant)!.Findings).GroupBy(finding => finding.Id)
        let newest = finding.Last()
        select Span(
            tables[0].Serializer,
            variant,
            finding.Key,
            $"{ProbeGrades.Text(newest.Grade)}: {newest.Input}",
            [.. tried.Select(table => (table.Version, IsSeen: table.Variant(variant)!.Findings.Any(one => one.Id == finding.Key)))]);

    /// <summary>Where an answer is not the same in all versions. What could not be tried in a version tells nothing.</summary>
    private static IEnumerable<SeenSpan> Capabilities(IReadOnlyList<RecordedProbes> tables) =>
        from variant in Variants(tables)
        from capability in tables.SelectMany(table => table.Variant(variant)?.Capabilities ?? []).GroupBy(capability => capability.Id)
        let answers = (from table in tables
                       let answer = table.Variant(variant)?.Capability(capability.Key)
                       where answer is { Verdict: not CapabilityVerdict.NotApplicable }
                       select (table.Version, Answer: answer)).ToList()
        where answers.Select(answer => answer.Answer.Verdict).Distinct().Count() > 1
        let failure = answers.Where(answer => answer.Answer.Verdict != CapabilityVerdict.Pass).Select(answer => answer.Answer).Last()
        select Span(
            tables[0].Serializer,
            variant,
            capability.Key,
            $"{failure.Verdict.ToString().ToLowerInvariant()}: {failure.Question}{(failure.What.Length == 0 ? "" : $": {failure.What}")}",
            [.. answers.Select(answer => (answer.Version, IsSeen: answer.Answer.Verdict == failure.Verdict))]);

    private static SeenSpan Span(string serializer, string variant, string id, string what, IReadOnlyList<(string Version, bool IsSeen)> versions)
    {
        var (first, last) = (versions.ToList().FindIndex(version => version.IsSeen), versions.ToList().FindLastIndex(version => version.IsSeen));
        return new SeenSpan(
            serializer,
            variant,
            id,
            what,
            [.. versions.Where(version => version.IsSeen).Select(version => version.Version)],
            first == 0 ? null : versions[first].Version,
            last == versions.Count - 1 ? null : versions[last + 1].Version);
    }

    private static IEnumerable<string> Variants(IEnumerable<RecordedProbes> tables) => tables.SelectMany(table => table.Variants).Select(variant => variant.Variant).Distinct();

    private static NuGetVersion Ordered(string version) => NuGetVersion.TryParse(version, out var parsed) ? parsed : new NuGetVersion(0, 0, 0);
}
