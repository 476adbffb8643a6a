using System.Text.Json;

namespace Goldilocks.Building;

/// <summary>
/// <c>project.assets.json</c>: the packages that NuGet resolved, and its messages. Its log has fields for the names of packages, which the text on the console
/// does not have.
/// </summary>
internal sealed class AssetsFile
{
    /// <summary>The file that NuGet writes after it has unpacked a package: the package's source and the hash of its contents.</summary>
    private const string Metadata = ".nupkg.metadata";

    private readonly JsonElement _root;

    private AssetsFile(JsonElement root) => _root = root;

    /// <summary>Null where NuGet ended before it wrote one.</summary>
    public static AssetsFile? TryRead(string path)
    {
        if (!File.Exists(path))
        {
            return null;
        }

        try
        {
            return Parse(File.ReadAllBytes(path));
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <exception cref="JsonException">It is not JSON.</exception>
    public static AssetsFile Parse(ReadOnlyMemory<byte> json)
    {
        using var document = JsonDocument.Parse(json);
        return new AssetsFile(document.RootElement.Clone());
    }

    /// <summary>Errors and warnings of the restore, in NuGet's order.</summary>
    public IReadOnlyList<PackageMessage> Messages() => _root.TryGetProperty("logs", out var logs)
        ? [.. logs.EnumerateArray().Select(log => new PackageMessage(
            Text(log, "code"),
            Text(log, "level") == "Error",
            log.TryGetProperty("libraryId", out var id) ? id.GetString() : null,
            Text(log, "message")))]
        : [];

    /// <summary>The resolved version; null when the package was not resolved.</summary>
    public string? VersionOf(string package) => Library(package)?.Name.Split('/')[1];

    /// <summary>The resolved package that depends on another, and the version range that it wants; null when no resolved package does.</summary>
    public (string Dependent, string Range)? AskedBy(string package)
    {
        foreach (var library in _root.GetProperty("targets").EnumerateObject().SelectMany(target => target.Value.EnumerateObject()))
        {
            if (library.Value.TryGetProperty("dependencies", out var dependencies)
                && dependencies.EnumerateObject().FirstOrDefault(entry => IsSame(entry.Name, package)) is { Value.ValueKind: JsonValueKind.String } found)
            {
                return (library.Name.Replace('/', ' '), found.Value.GetString()!);
            }
        }

        return null;
    }

    /// <summary>Every package of the build, code generators and indirect dependencies among them. Packages that are in no packages folder are left out.</summary>
    public IReadOnlyList<UsedPackage> Packages()
    {
        if (!_root.TryGetProperty("libraries", out var libraries) || !_root.TryGetProperty("packageFolders", out var folders))
        {
            return [];
        }

        return
        [
            .. from library in libraries.EnumerateObject()
               where Text(library.Value, "type") == "package"
               let path = Text(library.Value, "path")
               let metadata = folders.EnumerateObject().Select(folder => Path.Combine(folder.Name, path, Metadata)).FirstOrDefault(File.Exists)
               where metadata is not null
               let parts = library.Name.Split('/')
               select new UsedPackage(parts[0], parts[^1], metadata),
        ];
    }

    /// <summary>The source that NuGet recorded beside an unpacked package; null when it recorded none.</summary>
    public static string? SourceOf(UsedPackage package)
    {
        using var document = JsonDocument.Parse(File.ReadAllBytes(package.MetadataPath));
        return document.RootElement.TryGetProperty("source", out var source) ? source.GetString() : null;
    }

    /// <summary>The sources that were asked, the machine's own among them.</summary>
    public IReadOnlyList<string> Sources() =>
        [.. _root.GetProperty("project").GetProperty("restore").GetProperty("sources").EnumerateObject().Select(source => source.Name)];

    private JsonProperty? Library(string package) => _root.GetProperty("libraries").EnumerateObject()
        .Where(library => IsSame(library.Name.Split('/')[0], package))
        .Select(library => (JsonProperty?)library)
        .FirstOrDefault();

    private static bool IsSame(string left, string right) => string.Equals(left, right, StringComparison.OrdinalIgnoreCase);

    private static string Text(JsonElement element, string name) => element.TryGetProperty(name, out var value) ? value.GetString() ?? "" : "";
}

/// <summary>A package that a build used.</summary>
/// <param name="Name">Its id.</param>
/// <param name="Version">As it was resolved.</param>
/// <param name="MetadataPath">Of the file that NuGet wrote beside it, with its source and the hash of its contents.</param>
internal sealed record UsedPackage(string Name, string Version, string MetadataPath);

/// <summary>One message of NuGet.</summary>
/// <param name="Code">Such as NU1101.</param>
/// <param name="IsError">False for a warning.</param>
/// <param name="Package">The package it is about; null when it is about none.</param>
/// <param name="Text">May have several lines.</param>
internal sealed record PackageMessage(string Code, bool IsError, string? Package, string Text);
