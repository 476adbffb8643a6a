using Goldilocks.Catalog;

namespace Goldilocks.Reporting.Page;

/// <summary>Facts as the page filters and marks by them, and as <see cref="FactSheet"/> prints them.</summary>
/// <param name="Format">In a word or two. This and all that follow are null when they are not recorded.</param>
/// <param name="Home">Address.</param>
/// <param name="Licence">SPDX expression.</param>
/// <param name="LicenceKind">What it demands from those that ship the library.</param>
/// <param name="Attributes">Whether the types must be annotated.</param>
/// <param name="Maintenance">Whether it is in maintenance mode.</param>
/// <param name="Sheet">Titles and texts.</param>
/// <param name="SecurityPolicy">Address.</param>
/// <param name="Package">Its name; null for what comes with the runtime.</param>
public sealed record PageFacts(
    string? Format,
    string? Home,
    string? Licence,
    LicenceKind? LicenceKind,
    TraitAnswer? Attributes,
    bool? Maintenance,
    IReadOnlyList<IReadOnlyList<string>> Sheet,
    string? SecurityPolicy = null,
    string? Package = null)
{
    /// <summary>The part of the facts that the page needs.</summary>
    public static PageFacts Of(SerializerFacts facts, string? version)
    {
        return new PageFacts(
            facts.Format,
            facts.Home,
            facts.Licence,
            facts.LicenceKind,
            facts.NeedsAttributes?.Answer,
            Catalog.Maintenance.Of(facts).IsInMaintenanceMode ?? (Catalog.Maintenance.IsRecentlyReleased(facts) ? false : null),
            [.. FactSheet.Lines(facts, version: version).Select(line => (IReadOnlyList<string>)[line.Title, line.Text])],
            facts.SecurityPolicy,
            facts.Package);
    }
}
