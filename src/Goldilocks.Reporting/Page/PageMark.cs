using Goldilocks.Catalog;

namespace Goldilocks.Reporting.Page;

/// <summary>A mark beside the name of a serializer. It explains itself: a sentence, where that comes from, and the day on which it was looked up.</summary>
/// <param name="Name">For its look on the page.</param>
/// <param name="Sign">Beside the name.</param>
/// <param name="Text">The evidence, as one sentence.</param>
/// <param name="Source">An address or a place; null when it is not recorded.</param>
/// <param name="Date">Null when it is not recorded.</param>
public sealed record PageMark(string Name, string Sign, string Text, string? Source, DateOnly? Date)
{
    /// <summary>The marks that the tables show as well (<see cref="LibraryMark"/>), in words instead of letters. Marks of probes come from the recorded tables, which the page holds.</summary>
    public static IReadOnlyList<PageMark> Of(SerializerFacts facts)
    {
        var maintenance = Maintenance.Of(facts);
        return
        [
            .. maintenance.IsInMaintenanceMode == true ? [Mark(facts, "maintenance", "maintenance mode", $"In maintenance mode: {maintenance.Text}.", MaintenanceFact(facts))] : Array.Empty<PageMark>(),
            .. facts.EmbedsTypes is { Answer: TraitAnswer.Yes } embeds ? [Mark(facts, "types", "embeds type names", $"Payloads name types{(embeds.Detail is { } detail ? $": {detail}" : "")}.", "embedsTypes")] : Array.Empty<PageMark>(),
            .. facts.LicenceKind is LicenceKind.Copyleft or LicenceKind.Commercial ? [Mark(facts, "licence", facts.LicenceKind.Value.ToString().ToLowerInvariant(), $"Licence: {facts.Licence}.", "licence")] : Array.Empty<PageMark>(),
        ];
    }

    private static PageMark Mark(SerializerFacts facts, string name, string sign, string text, string fact) => new(name, sign, text, facts.SourceOf(fact)?.Source, facts.SourceOf(fact)?.Checked);

    /// <summary>The fact that decides about maintenance, in the order in which <see cref="Maintenance"/> gives its reasons.</summary>
    private static string MaintenanceFact(SerializerFacts facts) =>
        facts.Archived == true ? "archived" : facts.Statement is { Length: > 0 } ? "statement" : facts.LastProductCommit is not null && facts.LastCommit is not null && facts.LastProductCommit < facts.LastCommit ? "lastProductCommit" : "lastCommit";
}
