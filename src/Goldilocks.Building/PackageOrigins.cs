namespace Goldilocks.Building;

/// <summary>Where the packages of a build came from, in words for a table. Every package counts: a code generator affects the measured code as much as the library does.</summary>
internal static class PackageOrigins
{
    /// <summary>
    /// Null when all came from the machine's own sources. Otherwise each other origin, followed by its packages in brackets unless the library under test is the
    /// only one: <c>private source near (Generator 2.0.0)</c>.
    /// </summary>
    public static string? Of(BuildJob job, AssetsFile assets)
    {
        var groups = assets.Packages()
            .Select(package => (Package: package, Origin: OriginOf(job, assets, package)))
            .Where(package => package.Origin is not null)
            .GroupBy(package => package.Origin!, package => package.Package)
            .Select(group => group.All(package => IsMain(job, package.Name)) ? group.Key : $"{group.Key} ({string.Join(", ", group.Select(package => $"{package.Name} {package.Version}"))})")
            .Order(StringComparer.Ordinal)
            .ToList();
        return groups.Count == 0 ? null : string.Join("; ", groups);
    }

    /// <summary>Of one package; null when it came from the machine's own sources, or when the build did not use it.</summary>
    public static string? OfOne(BuildJob job, AssetsFile assets, string name) => assets.Packages()
        .Where(package => string.Equals(package.Name, name, StringComparison.OrdinalIgnoreCase))
        .Select(package => OriginOf(job, assets, package))
        .FirstOrDefault();

    private static string? OriginOf(BuildJob job, AssetsFile assets, UsedPackage package) =>
        AssetsFile.SourceOf(package) is { } source ? job.Sources.OriginOf(source, assets.Sources()) : null;

    private static bool IsMain(BuildJob job, string package) => string.Equals(package, job.Project.Package, StringComparison.OrdinalIgnoreCase);
}
