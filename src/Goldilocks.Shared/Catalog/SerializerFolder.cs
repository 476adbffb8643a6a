using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>A folder with one project file: an adapter program, or a codec that adapter programs load.</summary>
/// <param name="Name">The folder's name, which is the serializer's or codec's name everywhere.</param>
/// <param name="ProjectPath">Full path of the project file.</param>
public sealed record SerializerFolder(string Name, string ProjectPath)
{
    /// <summary>Full path of the folder.</summary>
    public string Path => System.IO.Path.GetDirectoryName(ProjectPath)!;

    /// <summary>The kind of the folder. Its output goes into a folder of that name under artifacts/; the repository's folder that contains it has the same name.</summary>
    public FolderKind Kind { get; init; } = FolderKind.Serializers;

    /// <summary>The file name of the build's output. It must be the same as in <c>Directory.Build.props</c> of either root.</summary>
    public string Assembly => Kind == FolderKind.Codecs ? "codec.dll" : "worker.dll";
}

/// <summary>The contents of a folder with a project file.</summary>
public enum FolderKind
{
    /// <summary>An adapter program.</summary>
    Serializers,

    /// <summary>A codec.</summary>
    Codecs,
}

/// <summary>Finds serializers.</summary>
public static class SerializerFolders
{
    /// <summary>Every folder directly under the roots that holds a project file, ordered by name.</summary>
    /// <param name="roots">The repository's <c>serializers/</c>, and any folders of a user's own adapters.</param>
    /// <exception cref="UserErrorException">A root does not exist, two serializers have one name, or a name or folder cannot be used.</exception>
    public static IReadOnlyList<SerializerFolder> Discover(params IEnumerable<string> roots) => Discover(FolderKind.Serializers, roots);

    /// <summary>The same for folders of that kind.</summary>
    /// <exception cref="UserErrorException">As above.</exception>
    public static IReadOnlyList<SerializerFolder> Discover(FolderKind kind, IEnumerable<string> roots)
    {
        List<SerializerFolder> found = [.. roots.Select(root => Path.TrimEndingDirectorySeparator(Path.GetFullPath(root))).Distinct().SelectMany(InRoot).Select(folder => folder with { Kind = kind })];
        foreach (var namesakes in found.GroupBy(folder => folder.Name, StringComparer.OrdinalIgnoreCase).Where(group => group.Count() > 1))
        {
            throw new UserErrorException(
                $"Two {kind.ToString().ToLowerInvariant()} are named '{namesakes.Key}': {string.Join(" and ", namesakes.Select(folder => $"'{folder.Path}'"))}. Rename one of the folders.");
        }

        return [.. found.OrderBy(folder => folder.Name, StringComparer.OrdinalIgnoreCase)];
    }

    private static IEnumerable<SerializerFolder> InRoot(string root) => Directory.Exists(root)
        ? Directory.EnumerateDirectories(root).Select(InFolder).OfType<SerializerFolder>()
        : throw new UserErrorException($"There is no folder '{root}' to look for serializers in. Give the folder whose subfolders hold the adapters.");

    private static SerializerFolder? InFolder(string folder)
    {
        var projects = Directory.GetFiles(folder, "*.csproj");
        var name = Path.GetFileName(folder);
        return projects switch
        {
            [] => null,
            [var project] when name.All(IsAllowed) => new SerializerFolder(name, project),
            [_] => throw new UserErrorException(
                $"The folder '{folder}' cannot be a serializer's name. Rename it: ASCII letters, digits, '.', '-' and '_' can be typed and be part of a path everywhere."),
            _ => throw new UserErrorException($"The folder '{folder}' holds {projects.Length} project files. A serializer has one; move the others elsewhere."),
        };
    }

    private static bool IsAllowed(char character) => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' or '_';
}
