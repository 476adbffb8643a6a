using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What a reader should know of a library before choosing it, whatever the wishes: recorded dangers, maintenance, the licence.</summary>
public static class Cautions
{
    /// <summary>One sentence each; empty when there is no caution.</summary>
    /// <param name="facts">Null when none are recorded, which is itself a caution.</param>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="version">The version that would be chosen; null where it does not count.</param>
    public static IReadOnlyList<string> Of(SerializerFacts? facts, string variant, string? version = null) => [.. WithSources(facts, variant, version).Select(caution => caution.Text)];

    /// <summary>All that is known of a candidate: what an executed attack did to it, then what was looked up.</summary>
    public static IReadOnlyList<Evidence> WithSources(Candidate candidate) =>
    [
        .. candidate.Tried is { } tried ? [tried with { Text = $"{Sentence(tried.Text)}" }] : Array.Empty<Evidence>(),
        .. candidate.OtherDangers.Select(danger => new Evidence(EvidenceKind.Fact, danger.Text, danger.Source, danger.Checked)),
        .. OfLibrary(candidate.Facts, candidate.Key.Version),
    ];

    /// <summary>The same, each with its source and the day on which it was looked up.</summary>
    /// <param name="facts">Null when none are recorded, which is itself a caution.</param>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="version">The version that would be chosen; null where it does not count.</param>
    public static IReadOnlyList<Evidence> WithSources(SerializerFacts? facts, string variant, string? version = null)
    {
        return [.. (facts?.DangersOf(variant) ?? []).Select(danger => new Evidence(EvidenceKind.Fact, danger.Text, danger.Source, danger.Checked)), .. OfLibrary(facts, version)];
    }

    private static IReadOnlyList<Evidence> OfLibrary(SerializerFacts? facts, string? version)
    {
        if (facts is null)
        {
            return [new Evidence(EvidenceKind.Missing, "Nothing is recorded about this library.")];
        }

        var maintenance = Maintenance.Of(facts);
        return
        [
            .. (KnownAdvisories.Of(facts, version) ?? []).Select(advisory => new Evidence(EvidenceKind.Fact, $"{KnownAdvisories.Line(facts, version!, advisory)}.", advisory.Source, advisory.Checked)),
            .. maintenance.IsInMaintenanceMode == true ? [Fact(facts, "lastCommit", $"{Sentence(string.Join("; ", maintenance.Reasons))}.")] : Array.Empty<Evidence>(),
            .. maintenance is { IsInMaintenanceMode: true, NamedInstead: { Length: > 0 } named } ? [Fact(facts, FactSheet.SuccessorName, $"{Sentence(named)}.")] : Array.Empty<Evidence>(),
            .. facts.Columnar is null ? Array.Empty<Evidence>() : [Fact(facts, FactSheet.ColumnarName, $"{Sentence(LibraryMark.OfColumns)}.")],
            .. LibraryMark.NewerThan(facts, version) is { } newer ? [Fact(facts, "lastRelease", string.Create(CultureInfo.InvariantCulture, $"{newer.Version} was published on {newer.Date:yyyy-MM-dd}."))] : Array.Empty<Evidence>(),
            .. facts.LicenceKind is LicenceKind.Copyleft or LicenceKind.Commercial ? [Fact(facts, "licence", $"Its licence is {FactSheet.Licence(facts)}.")] : Array.Empty<Evidence>(),
        ];
    }

    internal static string Sentence(string clause) => $"{char.ToUpperInvariant(clause[0])}{clause[1..]}";

    private static Evidence Fact(SerializerFacts facts, string name, string text) => new(EvidenceKind.Fact, text, facts.SourceOf(name)?.Source, facts.SourceOf(name)?.Checked);
}
