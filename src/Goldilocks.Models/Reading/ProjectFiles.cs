using System.Text.RegularExpressions;

namespace Goldilocks.Models.Reading;

/// <summary>What can be known of projects and solutions without MSBuild: where they are, what they refer to, and which of their files may declare a type.</summary>
internal static partial class ProjectFiles
{
    private const int MostFiles = 20_000;
    private static readonly string[] s_skipped = ["bin", "obj", "node_modules", "artifacts"];

    /// <summary>The project that a file or folder belongs to: the nearest one above it. Null for none, or where several stand side by side and none is named as the folder.</summary>
    public static string? Above(string path)
    {
        foreach (var folder in Upwards(path))
        {
            var projects = folder.GetFiles("*.csproj");
            if (projects.Length > 0)
            {
                return (projects.Length == 1 ? projects[0] : projects.FirstOrDefault(project => Path.GetFileNameWithoutExtension(project.Name) == folder.Name) ?? projects[0]).FullName;
            }
        }

        return null;
    }

    /// <summary>The folder in which a file without a project has its neighbours: that of the repository, or its own.</summary>
    public static string NeighboursOf(string path) => (Upwards(path).FirstOrDefault(IsTop) ?? Own(path)).FullName;

    /// <summary>The folder of the repository that a path belongs to, which may have several solutions; without one, that of its neighbours.</summary>
    public static string RepositoryOf(string path)
    {
        for (var folder = new FileInfo(path).Directory; folder is { Exists: true }; folder = folder.Parent)
        {
            if (Path.Exists(Path.Combine(folder.FullName, ".git")))
            {
                return folder.FullName;
            }
        }

        return NeighboursOf(path);
    }

    /// <summary>Full paths of the projects of a solution.</summary>
    public static IReadOnlyList<string> OfSolution(string solution)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(solution))!;
        if (Path.GetExtension(solution) == ".slnf")
        {
            // Its paths are relative to the solution of which it is a part.
            folder = SolutionPath().Match(File.ReadAllText(solution)) is { Success: true } whole ? Path.GetDirectoryName(Full(folder, whole.Groups[1].Value.Replace(@"\\", @"\", StringComparison.Ordinal)))! : folder;
        }

        return [.. ProjectPath().Matches(File.ReadAllText(solution)).Select(match => Full(folder, match.Groups[1].Value.Replace(@"\\", @"\", StringComparison.Ordinal))).Where(File.Exists).Distinct()];
    }

    /// <summary>Full paths of the projects that a project refers to, directly and through others.</summary>
    public static IReadOnlyList<string> Closure(IEnumerable<string> projects)
    {
        var all = new List<string>();
        var open = new Queue<string>(projects);
        while (open.TryDequeue(out var project))
        {
            if (!all.Contains(project) && File.Exists(project))
            {
                all.Add(project);
                References(project).ToList().ForEach(open.Enqueue);
            }
        }

        return all;
    }

    /// <summary>Those of the projects, and of the projects that these refer to, that are not on this machine.</summary>
    public static IReadOnlyList<string> Absent(IEnumerable<string> projects)
    {
        var direct = projects.ToList();
        return [.. direct.Concat(Closure(direct).SelectMany(References)).Where(project => !File.Exists(project)).Distinct()];
    }

    /// <summary>Full paths of the projects that a project refers to, as its text has them.</summary>
    public static IEnumerable<string> References(string project) => Reference().Matches(OwnFolder().Replace(File.ReadAllText(project), "./")).Select(match => Full(Path.GetDirectoryName(project)!, match.Groups[1].Value));

    /// <summary>The C# files of a folder and the folders in it, without what builds make.</summary>
    public static IEnumerable<string> Sources(string folder) => Walk(new DirectoryInfo(folder)).Take(MostFiles);

    /// <summary>Those of the files that may declare one of the types, or a class derived from one of the bases.</summary>
    public static IReadOnlyList<string> Declaring(IEnumerable<string> files, IReadOnlyCollection<string> names, IReadOnlyCollection<string> bases)
    {
        if (names.Count + bases.Count == 0)
        {
            return [];
        }

        List<string> patterns = [.. names.Count > 0 ? [$@"\b(class|struct|record|interface|enum|delegate)\s+([\w<>,.?\[\]]+\s+)?({string.Join('|', names.Select(Regex.Escape))})\b"] : Array.Empty<string>(),
            .. bases.Count > 0 ? [$@"\b(class|struct|record)\s[^;{{]*?[:,]\s*[^;{{]*\b({string.Join('|', bases.Select(Regex.Escape))})\b"] : Array.Empty<string>()];
        var expression = new Regex(string.Join('|', patterns), RegexOptions.NonBacktracking);
        var words = names.Concat(bases).ToList();
        return [.. files.AsParallel().AsOrdered().Where(file => File.ReadAllText(file) is var text && words.Exists(word => text.Contains(word, StringComparison.Ordinal)) && expression.IsMatch(text))];
    }

    private static IEnumerable<string> Walk(DirectoryInfo folder) => folder.EnumerateFiles("*.cs").Select(file => file.FullName).Order(StringComparer.Ordinal)
        .Concat(folder.EnumerateDirectories().Where(inner => !s_skipped.Contains(inner.Name) && inner.Name[0] != '.' && inner.LinkTarget is null).OrderBy(inner => inner.Name, StringComparer.Ordinal).SelectMany(Walk));

    /// <summary>Whether a file is one of an engine for games that compiles it itself: nothing here says which libraries it is compiled with.</summary>
    public static bool IsOfEngine(string path) =>
        Upwards(path).Any(folder => folder.EnumerateFiles("*.asmdef").Any() || File.Exists(Path.Combine(folder.FullName, "ProjectSettings", "ProjectVersion.txt")));

    /// <summary>The folder of a file or the folder itself, and those above it up to the top of the repository.</summary>
    private static IEnumerable<DirectoryInfo> Upwards(string path)
    {
        for (DirectoryInfo? folder = Own(path); folder is { Exists: true }; folder = IsTop(folder) ? null : folder.Parent)
        {
            yield return folder;
        }
    }

    private static DirectoryInfo Own(string path) => Directory.Exists(path) ? new DirectoryInfo(path) : new FileInfo(path).Directory!;

    private static bool IsTop(DirectoryInfo folder) =>
        Directory.Exists(Path.Combine(folder.FullName, ".git")) || File.Exists(Path.Combine(folder.FullName, ".git")) || folder.EnumerateFiles("*.sln*").Any(file => file.Extension is ".sln" or ".slnx");

    private static string Full(string folder, string path) => Path.GetFullPath(Path.Combine(folder, path.Replace('\\', Path.DirectorySeparatorChar)));

    [GeneratedRegex("""<ProjectReference\s[^>]*?Include\s*=\s*"([^"$*]+\.csproj)""", RegexOptions.IgnoreCase)]
    private static partial Regex Reference();

    /// <summary>What a project calls its own folder.</summary>
    [GeneratedRegex(@"\$\((MSBuildThisFileDirectory|MSBuildProjectDirectory)\)[\\/]?", RegexOptions.IgnoreCase)]
    private static partial Regex OwnFolder();

    [GeneratedRegex(@"""([^""<>|]+\.csproj)""", RegexOptions.IgnoreCase)]
    private static partial Regex ProjectPath();

    [GeneratedRegex(""""path"\s*:\s*"([^"]+)"""")]
    private static partial Regex SolutionPath();
}
