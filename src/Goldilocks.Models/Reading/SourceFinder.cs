using Goldilocks.Results;

namespace Goldilocks.Models.Reading;

/// <summary>Reads what <c>--model</c> names.</summary>
internal static class SourceFinder
{
    /// <param name="sources">Files, folders, projects and solutions.</param>
    /// <param name="typeName">The root, which chooses the project of a solution; null where it was not named.</param>
    /// <param name="framework">Of a project; null for the newest that fits.</param>
    /// <exception cref="ModelException">One is neither of them.</exception>
    public static SourceSet Find(IReadOnlyList<string> sources, string? typeName = null, string? framework = null)
    {
        var units = sources.Select(source => Find(source, typeName, framework)).ToList();
        var plain = units.Where(unit => unit.Name.Length == 0).SelectMany(unit => unit.Files).DistinctBy(file => file.Path).ToList();
        return new SourceSet(
            [.. plain.Count > 0 ? [SourceUnit.Plain(plain) with { Remark = units.Select(unit => unit.Remark).FirstOrDefault(remark => remark is not null) }] : Array.Empty<SourceUnit>(), .. units.Where(unit => unit.Name.Length > 0)],
            units.TrueForAll(unit => unit.Name.Length == 0) ? plain.Select(file => file.Path).ToHashSet(StringComparer.Ordinal) : new HashSet<string>());
    }

    private static SourceUnit Find(string source, string? typeName, string? framework)
    {
        if (Directory.Exists(source))
        {
            var projects = Directory.GetFiles(source, "*.csproj");
            return projects.Length == 1 ? OfProjectFolder(source, Path.Combine(source, Path.GetFileName(projects[0])), framework) : OfFolder(source);
        }

        if (!File.Exists(source))
        {
            throw new ModelException($"There is no file or folder '{source}'{Nearest(source)} --model takes C# files, folders, projects and solutions, separated by commas.");
        }

        return Path.GetExtension(source) switch
        {
            ".cs" => SourceUnit.Plain([Read(Path.GetFullPath(source), source)]),
            ".csproj" => ProjectItems.Read(source, framework),
            ".dll" or ".exe" => SourceUnit.Compiled(Checked(source)),
            ".fsproj" or ".vbproj" or ".fs" or ".vb" => throw NotCSharp(source),
            ".sln" or ".slnx" or ".slnf" => ProjectItems.Read(OfSolution(source, typeName), framework),
            var other => throw new ModelException($"'{source}' is not a C# source: --model takes .cs files, folders of them, .csproj files, solutions and .dll files, not {(other.Length > 0 ? other : "this")}."),
        };
    }

    /// <summary>A project that MSBuild cannot evaluate here, for example because its SDK is missing, has its files all the same.</summary>
    private static SourceUnit OfProjectFolder(string folder, string project, string? framework)
    {
        try
        {
            return ProjectItems.Read(project, framework);
        }
        catch (ModelException mistake) when (mistake.WhyNotEvaluated is not null && ProjectFiles.Sources(folder).Any())
        {
            return OfFolder(folder) with { Remark = mistake.WhyNotEvaluated };
        }
    }

    private static SourceUnit OfFolder(string folder)
    {
        var files = ProjectFiles.Sources(folder).Select(file => Read(file, Path.Combine(folder, Path.GetRelativePath(folder, file)))).ToList();
        return files.Count > 0 ? SourceUnit.Plain(files)
            : throw (Directory.EnumerateFiles(folder, "*.??proj").FirstOrDefault(project => Path.GetExtension(project) is ".fsproj" or ".vbproj") is { } other ? NotCSharp(other)
            : new ModelException($"There is no C# file in the folder '{folder}'. --model takes files, folders, projects and solutions."));
    }

    private static ModelException NotCSharp(string source) => new(
        $"'{source}' is {(Path.GetExtension(source).StartsWith(".f", StringComparison.Ordinal) ? "F#" : "Visual Basic")}, and Goldilocks reads sources of C# alone. Build its project, and give the library to --model: "
        + $"--model {Path.Combine(Path.GetDirectoryName(source)!, "bin", "Release", TargetFramework.Own, Path.GetFileNameWithoutExtension(source) + ".dll")}");

    private static string Checked(string library)
    {
        try
        {
            _ = System.Reflection.AssemblyName.GetAssemblyName(library);
            return library;
        }
        catch (Exception exception) when (exception is BadImageFormatException or FileLoadException)
        {
            throw new ModelException($"'{library}' is no .NET library: --model takes the one that the project of your type is built into, such as bin/Release/net8.0/Contracts.dll.");
        }
    }

    /// <summary>The project of a solution that declares the root.</summary>
    private static string OfSolution(string solution, string? typeName)
    {
        var projects = ProjectFiles.OfSolution(solution);
        if (projects.Count == 0)
        {
            throw new ModelException($"The solution '{solution}' has no C# project. Give a project, a folder or files to --model.");
        }

        if (projects.Count == 1)
        {
            return projects[0];
        }

        if (typeName is null)
        {
            throw new ModelException($"The solution '{solution}' has {projects.Count} projects: name the type by --type.");
        }

        var name = typeName[(typeName.LastIndexOf('.') + 1)..];
        var declaring = projects.Where(project => ProjectFiles.Declaring(ProjectFiles.Sources(Path.GetDirectoryName(project)!), [name], []).Count > 0).ToList();
        return declaring switch
        {
            [] => throw new ModelException($"No project of the solution '{solution}' declares the type '{typeName}'. Correct the name, or give the project to --model."),
            [var only] => only,
            _ when declaring.Where(project => !IsTest(project)).ToList() is [var only] => only,
            _ when declaring.Where(project => IsInNamespace(project, name, typeName)).ToList() is [var only] => only,
            _ => throw new ModelException($"Several projects of the solution '{solution}' declare a type '{name}': name it with its namespace by --type, or give one of them to --model: {string.Join(", ", declaring.Select(project => Path.GetRelativePath(Directory.GetCurrentDirectory(), project)))}."),
        };
    }

    /// <summary>Whether a file of the project that declares the type has the namespace of the name.</summary>
    private static bool IsInNamespace(string project, string name, string typeName) => typeName.Length > name.Length
        && ProjectFiles.Declaring(ProjectFiles.Sources(Path.GetDirectoryName(project)!), [name], []).Any(file => File.ReadAllText(file).Contains($"namespace {typeName[..^(name.Length + 1)]}", StringComparison.Ordinal));

    private static bool IsTest(string project) => Path.GetFileNameWithoutExtension(project).Contains("Test", StringComparison.OrdinalIgnoreCase);

    /// <summary>A file with its text.</summary>
    public static SourceFile Read(string path, string name) => new(Path.GetFullPath(path), name, File.ReadAllText(path));

    /// <summary>The name of a file or folder beside a path that leads nowhere, as the rest of a sentence.</summary>
    public static string Nearest(string source)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(source));
        return !Directory.Exists(folder)
            ? "."
            : NearestName.DidYouMean(Path.GetFileName(source), [.. new DirectoryInfo(folder).EnumerateFileSystemInfos().Select(item => item.Name)]);
    }
}
