using NuGet.Versioning;

namespace Goldilocks.Catalog;

/// <summary>Which of two versions of a package came first.</summary>
public static class VersionOrder
{
    /// <summary>False also where one of them is no version.</summary>
    public static bool IsOlder(string? version, string? than) => NuGetVersion.TryParse(version, out var one) && NuGetVersion.TryParse(than, out var other) && one < other;
}
