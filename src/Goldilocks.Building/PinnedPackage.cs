using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>The package under test and the version that its adapter pins.</summary>
/// <param name="Package">Its id.</param>
/// <param name="Version">As in the project file.</param>
public sealed record PinnedPackage(string Package, string Version)
{
    /// <summary>Of an adapter; null for a library that comes with the runtime, and where the project file does not say.</summary>
    public static PinnedPackage? Of(SerializerFolder folder) =>
        ProjectFile.Read(folder.ProjectPath) is { Package: { } package, PinnedVersion: { } version } ? new PinnedPackage(package, version) : null;
}
