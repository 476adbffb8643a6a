namespace Goldilocks.Core.Building;

/// <summary>A folder with one project file: an adapter program.</summary>
/// <param name="Name">The folder's name, which is the serializer's name everywhere.</param>
/// <param name="ProjectPath">Full path of the project file.</param>
public sealed record SerializerFolder(string Name, string ProjectPath)
{
    /// <summary>Full path of the folder.</summary>
    public string Path => System.IO.Path.GetDirectoryName(ProjectPath)!;
}

/// <summary>Finds serializers.</summary>
public static class SerializerFolders
{
    /// <summary>Every folder directly under the roots that holds a project file, ordered by name.</summary>
    /// <param name="roots">The repository's <c>serializers/</c>, and any folders of a person's own adapters.</param>
    /// <exception cref="BuildingException">A root does not exist, two serializers have one name, or a name or folder cannot be used.</exception>
    public static IReadOnlyList<SerializerFolder> Discover(params IEnumerable<string> roots)
    {
        List<SerializerFolder> found = [.. roots.Select(root => Path.TrimEndingDirectorySeparator(Path.GetFullPath(root))).Distinct().SelectMany(InRoot)];
        foreach (var namesakes in found.GroupBy(folder => folder.Name, StringComparer.OrdinalIgnoreCase).Where(group => group.Count() > 1))
        {
            throw new BuildingException(
                $"Two serializers are named '{namesakes.Key}': {string.Join(" and ", namesakes.Select(folder => $"'{folder.Path}'"))}. Rename one of the folders.");
        }

        return [.. found.OrderBy(folder => folder.Name, StringComparer.OrdinalIgnoreCase)];
    }

    private static IEnumerable<SerializerFolder> InRoot(string root) => Directory.Exists(root)
        ? Directory.EnumerateDirectories(root).Select(InFolder).OfType<SerializerFolder>()
        : throw new BuildingException($"There is no folder '{root}' to look for serializers in. Give the folder whose subfolders hold the adapters.");

    private static SerializerFolder? InFolder(string folder)
    {
        var projects = Directory.GetFiles(folder, "*.csproj");
        var name = Path.GetFileName(folder);
        return projects switch
        {
            [] => null,
            [var project] when name.All(IsAllowed) => new SerializerFolder(name, project),
            [_] => throw new BuildingException(
                $"The folder '{folder}' cannot be a serializer's name. Rename it: ASCII letters, digits, '.', '-' and '_' can be typed and be part of a path everywhere."),
            _ => throw new BuildingException($"The folder '{folder}' holds {projects.Length} project files. A serializer has one; move the others away."),
        };
    }

    private static bool IsAllowed(char character) => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' or '_';
}
