using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Choosing.Telling;

/// <summary>What a reader should know of a library before choosing it, whatever the wishes: recorded dangers, maintenance, the licence.</summary>
public static class Cautions
{
    /// <summary>One sentence each; empty when there is no caution.</summary>
    /// <param name="facts">Null when none are recorded, which is itself a caution.</param>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="version">The version that would be chosen; null where it does not count.</param>
    public static IReadOnlyList<string> Of(SerializerFacts? facts, string variant, string? version = null)
    {
        if (facts is null)
        {
            return ["Nothing is recorded about this library."];
        }

        var maintenance = Maintenance.Of(facts);
        return
        [
            .. facts.DangersOf(variant).Select(danger => danger.Text),
            .. maintenance.IsInMaintenanceMode == true ? [$"It is in maintenance mode: {string.Join("; ", maintenance.Reasons)}."] : Array.Empty<string>(),
            .. LibraryMark.NewerThan(facts, version) is { } newer ? [string.Create(CultureInfo.InvariantCulture, $"{newer.Version} was published on {newer.Date:yyyy-MM-dd}.")] : Array.Empty<string>(),
            .. facts.LicenceKind is LicenceKind.Copyleft or LicenceKind.Commercial ? [$"Its licence is {FactSheet.Licence(facts)}."] : Array.Empty<string>(),
        ];
    }
}
