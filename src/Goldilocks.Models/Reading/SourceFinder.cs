using Goldilocks.Models.Mistakes;
using Goldilocks.Results.Texts;

namespace Goldilocks.Models.Reading;

/// <summary>Reads the files that <c>--model</c> names.</summary>
internal static class SourceFinder
{
    private static readonly string[] s_skipped = ["bin", "obj", "node_modules"];

    /// <exception cref="ModelException">One is neither a C# file, nor a folder of such files, nor a project.</exception>
    public static SourceSet Find(IReadOnlyList<string> sources)
    {
        var sets = sources.Select(Find).ToList();
        return new SourceSet(
            [.. sets.SelectMany(set => set.Files).DistinctBy(file => file.Path)],
            [.. sets.SelectMany(set => set.Usings).Distinct()],
            sets.Select(set => set.IsNullable).FirstOrDefault(isNullable => isNullable is not null),
            [.. sets.SelectMany(set => set.Symbols).Distinct()],
            [.. sets.SelectMany(set => set.References).Distinct()]);
    }

    private static SourceSet Find(string source)
    {
        if (Directory.Exists(source))
        {
            var files = Files(new DirectoryInfo(source)).Select(file => Read(file, Path.Combine(source, Path.GetRelativePath(source, file)))).ToList();
            return files.Count > 0 ? Plain(files) : throw new ModelException($"There is no C# file in the folder '{source}'. --model takes files, folders and projects.");
        }

        if (!File.Exists(source))
        {
            throw new ModelException($"There is no file or folder '{source}'{Nearest(source)} --model takes C# files, folders and projects, separated by commas.");
        }

        return Path.GetExtension(source) switch
        {
            ".cs" => Plain([Read(Path.GetFullPath(source), source)]),
            ".csproj" => ProjectItems.Read(source),
            var other => throw new ModelException($"'{source}' is no C# source: --model takes .cs files, folders of them and .csproj files, not {(other.Length > 0 ? other : "this")}."),
        };
    }

    /// <summary>A file with its text.</summary>
    public static SourceFile Read(string path, string name) => new(Path.GetFullPath(path), name, File.ReadAllText(path));

    private static SourceSet Plain(IReadOnlyList<SourceFile> files) => new(files, [], null, [], []);

    private static IEnumerable<string> Files(DirectoryInfo folder) => folder.EnumerateFiles("*.cs").Select(file => file.FullName).Order(StringComparer.Ordinal)
        .Concat(folder.EnumerateDirectories().Where(inner => !s_skipped.Contains(inner.Name) && inner.Name[0] != '.').OrderBy(inner => inner.Name, StringComparer.Ordinal).SelectMany(Files));

    /// <summary>The name of a file or folder beside a path that leads nowhere, as the rest of a sentence.</summary>
    public static string Nearest(string source)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(source));
        return !Directory.Exists(folder)
            ? "."
            : NearestName.DidYouMean(Path.GetFileName(source), [.. new DirectoryInfo(folder).EnumerateFileSystemInfos().Select(item => item.Name)]);
    }
}
