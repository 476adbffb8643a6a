using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>
/// Everything that a build depends on, as a fingerprint: it answers "is this up to date" without starting MSBuild, which takes two seconds
/// for the same answer.
/// </summary>
internal sealed class SerializerInputs
{
    /// <summary>Files that MSBuild, NuGet and the compiler look for in the project's folder and in every folder above it.</summary>
    private static readonly string[] s_inherited =
    [
        "Directory.Build.props", "Directory.Build.targets", "Directory.Build.rsp", "Directory.Packages.props",
        ".editorconfig", ".globalconfig", "global.json", "nuget.config", "NuGet.config", "NuGet.Config",
    ];

    private readonly string _shared;

    /// <summary>The states of folders that many serializers are built with: hundreds of models, and the host.</summary>
    private readonly Dictionary<string, string> _folders = [];

    /// <summary>Reads the inputs that all serializers share.</summary>
    public SerializerInputs(BuildLayout layout)
    {
        using var hash = new InputHash();
        hash.AddFolder(layout.Workloads, IsNotCompiled);
        hash.AddFolder(HostSources(layout));
        hash.AddFolder(layout.MsBuildFiles);
        // Adapters elsewhere import these by their path.
        AddInherited(hash, layout.Serializers);
        AddSdk(hash);
        AddPackageSettings(hash);
        _shared = hash.Finish();
    }

    /// <summary>The state of everything that is known to go in before the serializer is built.</summary>
    public string Fingerprint(BuildJob job)
    {
        using var hash = new InputHash();
        hash.AddText(_shared);
        hash.AddFolder(job.Request.Folder.Path, IsNotCompiled);
        AddInherited(hash, job.Request.Folder.Path);
        foreach (var imported in ImportedFiles.Of(job.Request.Folder.ProjectPath).Order(StringComparer.Ordinal))
        {
            hash.AddFile(imported, imported);
        }

        // A host for another framework is made by the first build that needs it, and a run looks at what is remembered before that.
        hash.AddText(Once(job.Layout.HostFolderOf(job.Request.Host, job.Request.Framework), AddHost));
        if (job.Request.Model is { } model)
        {
            hash.AddText(Once(model, (models, folder) => models.AddFolder(folder, IsNotCompiled)));
        }

        foreach (var (name, value) in job.Properties())
        {
            hash.AddText(name);
            hash.AddText(value);
        }

        return hash.Finish();
    }

    /// <summary>Files that a build took in from elsewhere, such as one shared by two adapters; none where the build ended before compiling.</summary>
    public static IReadOnlyList<string> FilesFromElsewhere(BuildJob job)
    {
        if (!File.Exists(job.InputsPath))
        {
            return [];
        }

        string[] known = [job.Output, job.Request.Folder.Path, job.Layout.Workloads, HostSources(job.Layout), job.Request.Model ?? job.Output];
        return [.. File.ReadLines(job.InputsPath)
            .Where(path => path.Length > 0 && !known.Any(folder => path.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal)))
            .Distinct()
            .Order(StringComparer.Ordinal)];
    }

    /// <summary>The state of such files, and the names of the other files beside them: a project that includes a folder includes a new file too.</summary>
    public static string FingerprintOf(IReadOnlyList<string> files)
    {
        using var hash = new InputHash();
        foreach (var folder in files.Select(Path.GetDirectoryName).OfType<string>().Distinct().Where(Directory.Exists))
        {
            hash.AddText(string.Join('\n', Directory.EnumerateFiles(folder).Order(StringComparer.Ordinal)));
        }

        foreach (var file in files)
        {
            hash.AddFile(file, file);
        }

        return hash.Finish();
    }

    private string Once(string folder, Action<InputHash, string> add)
    {
        if (!_folders.TryGetValue(folder, out var state))
        {
            using var hash = new InputHash();
            add(hash, folder);
            _folders[folder] = state = hash.Finish();
        }

        return state;
    }

    private static void AddHost(InputHash hash, string folder)
    {
        var host = new DirectoryInfo(folder);
        foreach (var file in host.Exists ? host.GetFiles("*.dll").Select(file => file.FullName).Order(StringComparer.Ordinal).ToArray() : [])
        {
            hash.AddFile(file, Path.GetFileName(file));
        }
    }

    private static bool IsNotCompiled(string path) => Path.GetFileName(path) == "facts.json" || path.EndsWith(".md", StringComparison.OrdinalIgnoreCase) || path.EndsWith(".template", StringComparison.Ordinal);

    private static string HostSources(BuildLayout layout) => Path.Combine(layout.Serializers, "Host");

    private static void AddInherited(InputHash hash, string folder)
    {
        for (var above = new DirectoryInfo(folder); above is not null; above = above.Parent)
        {
            foreach (var path in s_inherited.Select(name => Path.Combine(above.FullName, name)).Where(File.Exists))
            {
                hash.AddFile(path, path);
                foreach (var imported in path.EndsWith(".props", StringComparison.Ordinal) || path.EndsWith(".targets", StringComparison.Ordinal) ? ImportedFiles.Of(path) : [])
                {
                    hash.AddFile(imported, imported);
                }
            }
        }
    }

    /// <summary>The installed SDKs; together with global.json they decide which one is used. Running dotnet to ask for it was rejected: it costs a process.</summary>
    private static void AddSdk(InputHash hash)
    {
        var dotnet = Resolve(DotnetHost.Path);
        hash.AddText(dotnet);
        var sdks = Path.Combine(Path.GetDirectoryName(dotnet) ?? "", "sdk");
        string[] versions = Directory.Exists(sdks) ? Directory.GetDirectories(sdks) : [];
        foreach (var version in versions.Order(StringComparer.Ordinal))
        {
            hash.AddText(version);
        }
    }

    /// <summary>The file behind a command's name, through the search path and links.</summary>
    private static string Resolve(string command)
    {
        var file = Path.IsPathRooted(command)
            ? command
            : (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
                .Select(folder => Path.Combine(folder, OperatingSystem.IsWindows() ? command + ".exe" : command))
                .FirstOrDefault(File.Exists) ?? command;
        return File.Exists(file) ? File.ResolveLinkTarget(file, returnFinalTarget: true)?.FullName ?? file : file;
    }

    private static void AddPackageSettings(InputHash hash)
    {
        hash.AddText(Environment.GetEnvironmentVariable("NUGET_PACKAGES") ?? "");
        var home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        var roaming = Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData);
        foreach (var path in new[] { Path.Combine(home, ".nuget", "NuGet", "NuGet.Config"), Path.Combine(roaming, "NuGet", "NuGet.Config") })
        {
            hash.AddFile(path, path);
        }
    }
}
