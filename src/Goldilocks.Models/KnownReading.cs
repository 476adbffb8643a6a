using System.Globalization;
using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Models;

/// <summary>
/// What an earlier command read for the same request, while no file has changed that a reading may look at. To understand sources takes a second of a processor, and many seconds where MSBuild evaluates a dozen
/// projects; to look at the times of all files of a repository takes a few hundredths.
/// </summary>
internal sealed class KnownReading
{
    /// <summary>A larger tree is read each time: it is no repository, but perhaps the folder of all repositories.</summary>
    private const int MostFiles = 100_000;

    private static readonly HashSet<string> s_kinds = new([".cs", ".csproj", ".props", ".targets", ".sln", ".slnx", ".slnf", ".dll", ".config"], StringComparer.OrdinalIgnoreCase);
    private static readonly HashSet<string> s_skipped = ["node_modules", "artifacts"];
    private static readonly EnumerationOptions s_all = new() { AttributesToSkip = FileAttributes.None };
    private readonly string _path;
    private readonly string? _state;
    private readonly bool _needsCode;

    /// <param name="artifacts">Where models are kept.</param>
    /// <param name="request">As typed.</param>
    public KnownReading(string artifacts, ModelRequest request)
    {
        // With the folder that it was typed in: what a person reads names files as they were typed.
        var key = ModelShelf.HashOf([typeof(KnownReading).Module.ModuleVersionId.ToString(), Environment.Version.ToString(), Environment.CurrentDirectory, JsonSerializer.Serialize(request)]);
        _path = Path.Combine(artifacts, "readings", key + ".json");
        _state = StateOf(request with { Sources = [.. request.Sources.Select(Path.GetFullPath)], Sample = request.Sample is { } sample ? Path.GetFullPath(sample) : null });
        _needsCode = request.IsForCode;
    }

    /// <summary>Null where nothing is known, or something has changed.</summary>
    public OwnModel? TryTake()
    {
        if (_state is null || !File.Exists(_path))
        {
            return null;
        }

        try
        {
            return JsonSerializer.Deserialize<Kept>(File.ReadAllBytes(_path), RunJson.File) is { } kept && kept.State == _state && kept.Read == StateOf(kept.Model.Read) && IsThere(kept.Model) ? kept.Model : null;
        }
        catch (Exception exception) when (exception is JsonException or IOException)
        {
            // Another process replaces it, or it is damaged: the sources are read.
            return null;
        }
    }

    /// <summary>Keeps what was read, under the state that the files had before. A file that changed meanwhile is seen by the next command.</summary>
    public OwnModel Keep(OwnModel model)
    {
        if (_state is not null)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(_path)!);
            WholeFile.SwapJson(_path, new Kept(_state, StateOf(model.Read), model));
        }

        return model;
    }

    private bool IsThere(OwnModel model) => Directory.Exists(model.Folder) && File.Exists(model.ValuesPath) && (!_needsCode || File.Exists(model.CodePath));

    /// <summary>Names, sizes and times of the sample, of all sources and projects that a reading may look for, of the folders above them, and of the packages and the SDKs of this machine.</summary>
    /// <returns>Null where there are too many.</returns>
    private static string? StateOf(ModelRequest request)
    {
        List<string> found = [StateOf(request.Sources.Append(request.Sample).OfType<string>())];
        foreach (var tree in Trees(request.Sources))
        {
            for (var above = tree.Parent; above is not null; above = above.Parent)
            {
                found.AddRange(Of(above));
            }

            found.AddRange(Walk(tree).Take(Math.Max(0, MostFiles - found.Count)));
            if (found.Count >= MostFiles)
            {
                return null;
            }
        }

        return ModelShelf.HashOf([.. found, .. Children(MachinePackages.Folder), .. Children(Path.Combine(Path.GetDirectoryName(DotnetHost.Path)!, "sdk"))]);
    }

    /// <summary>The repositories of the sources, and the folders of projects outside of them to which theirs refer; none lies in another.</summary>
    private static IEnumerable<DirectoryInfo> Trees(IEnumerable<string> sources)
    {
        List<string> there = [.. sources.Where(Path.Exists)];
        var projects = there.SelectMany(ProjectsOf).Concat(there.Select(ProjectFiles.Above).OfType<string>());
        List<string> trees =
        [
            .. there.Select(ProjectFiles.RepositoryOf)
                .Concat(there.Select(source => Directory.Exists(source) ? source : Path.GetDirectoryName(source)!))
                .Concat(ProjectFiles.Closure(projects).Select(project => Path.GetDirectoryName(project)!))
                .Select(Path.TrimEndingDirectorySeparator)
                .Distinct(),
        ];
        return trees.Where(tree => !trees.Exists(other => tree != other && tree.StartsWith(other + Path.DirectorySeparatorChar, StringComparison.Ordinal))).Select(tree => new DirectoryInfo(tree));
    }

    private static IEnumerable<string> ProjectsOf(string source) => Directory.Exists(source) ? Directory.EnumerateFiles(source, "*.csproj") : Path.GetExtension(source).ToLowerInvariant() switch
    {
        ".csproj" => [source],
        ".sln" or ".slnx" or ".slnf" => ProjectFiles.OfSolution(source),
        _ => [],
    };

    private static IEnumerable<string> Walk(DirectoryInfo folder) => Of(folder).Concat(folder.EnumerateDirectories("*", s_all)
        .Where(inner => !s_skipped.Contains(inner.Name) && inner.Name[0] != '.' && inner.LinkTarget is null)
        .SelectMany(Walk));

    private static IEnumerable<string> Of(DirectoryInfo folder) => folder.EnumerateFiles("*", s_all)
        .Where(file => s_kinds.Contains(file.Extension) || file.Name is "project.assets.json" or "global.json" || file.Name.EndsWith(".deps.json", StringComparison.Ordinal))
        .Select(StateOf)
        .Concat(Path.Combine(folder.FullName, ".git") is var git && Path.Exists(git) ? [git] : []);

    private static string StateOf(IEnumerable<string> files) => ModelShelf.HashOf(files.Where(File.Exists).Select(file => StateOf(new FileInfo(file))));

    private static IEnumerable<string> Children(string folder) => !Directory.Exists(folder) ? [] : new DirectoryInfo(folder).EnumerateDirectories().Select(StateOf);

    private static string StateOf(FileSystemInfo file) => string.Create(CultureInfo.InvariantCulture, $"{file.FullName} {(file as FileInfo)?.Length} {file.LastWriteTimeUtc.Ticks}");

    /// <param name="State">Of what a reading may look at.</param>
    /// <param name="Read">Of the sources that it took: a project can link files from anywhere.</param>
    /// <param name="Model">What it made.</param>
    private sealed record Kept(string State, string Read, OwnModel Model);
}
