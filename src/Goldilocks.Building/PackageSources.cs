using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>
/// The extra package sources of a request. Packages that they may have provided live in a packages folder of their own, so that a
/// rebuilt package is never taken for an official one, neither in this run nor in any other program on the machine.
/// </summary>
internal sealed class PackageSources
{
    private const string Extension = ".nupkg";
    private readonly BuildLayout? _layout;
    private readonly IReadOnlyList<string> _given;
    private readonly IReadOnlyList<FileInfo> _files;

    private PackageSources(BuildLayout? layout, IReadOnlyList<string> given)
    {
        _layout = layout;
        _given = given;
        Locations = [.. given.Select(Locate)];
        _files = [.. Locations.Where(Directory.Exists).SelectMany(PackageFiles).OrderBy(file => file.FullName, StringComparer.Ordinal)];
    }

    /// <summary>Only the sources that the machine is configured with.</summary>
    public static PackageSources None { get; } = new(null, []);

    /// <summary>Full paths of folders, and addresses.</summary>
    public IReadOnlyList<string> Locations { get; }

    /// <exception cref="BuildingException">One is neither a folder with packages nor an address.</exception>
    public static PackageSources Find(BuildLayout layout, IReadOnlyList<string> given) => given.Count == 0 ? None : new PackageSources(layout, given);

    /// <summary>The properties for NuGet.</summary>
    public IEnumerable<KeyValuePair<string, string>> Properties()
    {
        if (_layout is null)
        {
            yield break;
        }

        yield return new("RestoreAdditionalProjectSources", string.Join(';', Locations));
        yield return new("RestorePackagesPath", Path.Combine(_layout.Artifacts, "packages", Hash()));
        if (SharedPackages() is { } shared)
        {
            yield return new("RestoreAdditionalProjectFallbackFolders", shared);
        }
    }

    /// <summary>The origin of a package as the report prints it; null when it came from the machine's own sources.</summary>
    /// <param name="source">As NuGet recorded it beside the package.</param>
    /// <param name="asked">All sources of the restore, the machine's own and the given ones.</param>
    public string? OriginOf(string source, IReadOnlyList<string> asked)
    {
        for (var index = 0; index < Locations.Count; index++)
        {
            if (IsSame(source, Locations[index]))
            {
                return $"private source {ShortName(_given[index])}";
            }
        }

        // A package in the shared packages folder may come from a folder that is no source any more. It is not known to be the official package.
        return IsAddress(source) || asked.Any(own => IsSame(source, own)) ? null : $"folder {ShortName(source)}";
    }

    /// <summary>True when a given folder holds this very package.</summary>
    public bool Offers(string package, string version) =>
        _files.Any(file => string.Equals(file.Name, $"{package}.{version}{Extension}", StringComparison.OrdinalIgnoreCase));

    private static bool IsSame(string left, string right) => string.Equals(
        Path.TrimEndingDirectorySeparator(left),
        Path.TrimEndingDirectorySeparator(right),
        StringComparison.OrdinalIgnoreCase);

    private static string Locate(string given)
    {
        if (IsAddress(given))
        {
            return given;
        }

        var folder = Path.TrimEndingDirectorySeparator(Path.GetFullPath(given));
        if (!Directory.Exists(folder))
        {
            throw new BuildingException($"The package source '{given}' is neither a folder nor an http address. Check the path given with --source.");
        }

        return PackageFiles(folder).Any()
            ? folder
            : throw new BuildingException($"The package source '{given}' holds no packages (*{Extension}). Give the folder that they lie in.");
    }

    private static bool IsAddress(string source) =>
        source.StartsWith("https://", StringComparison.OrdinalIgnoreCase) || source.StartsWith("http://", StringComparison.OrdinalIgnoreCase);

    private static string ShortName(string source) =>
        IsAddress(source) ? source : Path.GetFileName(Path.TrimEndingDirectorySeparator(Path.GetFullPath(source)));

    /// <summary>Packages in the folder itself, or below <c>id/version/</c>: the two layouts that NuGet knows.</summary>
    private static IEnumerable<FileInfo> PackageFiles(string folder) =>
        new DirectoryInfo(folder).EnumerateFiles("*" + Extension, new EnumerationOptions { RecurseSubdirectories = true, MaxRecursionDepth = 2 });

    /// <summary>Another build of a package often keeps its version; size and time tell the two apart.</summary>
    private string Hash()
    {
        using var hash = new InputHash();
        foreach (var location in Locations)
        {
            hash.AddText(location);
        }

        foreach (var file in _files)
        {
            hash.AddText(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{file.FullName} {file.Length} {file.LastWriteTimeUtc.Ticks}"));
        }

        return hash.Finish()[..12];
    }

    /// <summary>
    /// The machine's shared packages folder, which saves downloads of packages that no given source provides. It is used only when it holds no package that a
    /// given source provides: NuGet prefers any folder of unpacked packages to any source, and would take the official build of
    /// the very package that is to be measured. It is never used with an address, because the packages of an address cannot be listed.
    /// </summary>
    private string? SharedPackages()
    {
        var folder = MachinePackages.Folder;
        if (!Directory.Exists(folder) || Locations.Any(IsAddress))
        {
            return null;
        }

        // File names are "Id.Version.nupkg" and an id may hold dots and digits, so everything before a dot and a digit may be the id.
        var shared = Directory.EnumerateDirectories(folder).Select(Path.GetFileName).ToHashSet(StringComparer.OrdinalIgnoreCase);
        return _files.SelectMany(file => PossibleIds(file.Name)).Any(shared.Contains) ? null : folder;
    }

    private static IEnumerable<string> PossibleIds(string name) =>
        Enumerable.Range(0, name.Length).Where(index => name[index] == '.' && index + 1 < name.Length && char.IsAsciiDigit(name[index + 1])).Select(index => name[..index]);
}
