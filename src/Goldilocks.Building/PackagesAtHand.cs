using Goldilocks.Processes;

namespace Goldilocks.Building;

/// <summary>Which packages under test are on this machine. No package source is asked.</summary>
public static class PackagesAtHand
{
    /// <summary>
    /// True for a library of the runtime, and for a package that lies in the machine's packages folder or in a folder that was given as a source. Packages that it needs in turn are not looked for.
    /// </summary>
    /// <exception cref="BuildingException">A package source does not exist.</exception>
    public static bool Has(BuildLayout layout, BuildRequest request)
    {
        var project = ProjectFile.Read(request.Folder.ProjectPath);
        if (project is not { Package: { } package, PinnedVersion: { } pinned })
        {
            // The runtime brings a library whose package is asked for in another version alone.
            return !project.HasPackages || (project is { Package: not null } && request.Version is null);
        }

        var version = request.Version ?? pinned;

        // The folder's names are in lower case, as NuGet unpacks packages.
        return Directory.Exists(Path.Combine(MachinePackages.Folder, package.ToLowerInvariant(), version.ToLowerInvariant()))
            || PackageSources.Find(layout, request.Sources).Offers(package, version);
    }
}
