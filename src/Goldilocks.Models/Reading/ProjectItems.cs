using System.Diagnostics;
using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Processes;

namespace Goldilocks.Models.Reading;

/// <summary>
/// Asks MSBuild what a project compiles, for one framework. The project is evaluated and not built: no target runs, neither the SDK's nor its own, and no response file is read, so that reading a project runs no
/// command of it.
/// </summary>
internal static partial class ProjectItems
{
    private const string AspNet = "Microsoft.AspNetCore.App";
    private const string AboveTargets = "Directory.Build.targets";

    /// <summary>An evaluation takes seconds. MSBuild waits longer where a project names an SDK that is a package, and the package source does not answer.</summary>
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(1);

    /// <summary>Whether such a source did not answer this process: no further project waits for it.</summary>
    private static volatile bool s_isWithoutSource;

    /// <param name="project">Its path.</param>
    /// <param name="framework">The one that was asked for; null for the newest that fits.</param>
    /// <exception cref="ModelException">The project cannot be evaluated, compiles nothing, or has no such framework.</exception>
    public static SourceUnit Read(string project, string? framework)
    {
        var named = Frameworks().Match(File.ReadAllText(project));
        var chosen = named.Success ? TargetFramework.Choose(Split(named.Groups[1].Value), framework, project) : null;
        using var first = Evaluate(project, chosen);
        if (chosen is null && Property(first, "TargetFramework").Length == 0 && Split(Property(first, "TargetFrameworks")) is { Count: > 0 } several)
        {
            chosen = TargetFramework.Choose(several, framework, project);
            using var second = Evaluate(project, chosen);
            return Read(project, second, chosen);
        }

        var only = chosen ?? (Property(first, "TargetFramework") is { Length: > 0 } own ? own : TargetFramework.Own);
        return Read(project, first, chosen ?? TargetFramework.Choose([only], framework, project));
    }

    private static SourceUnit Read(string project, JsonDocument said, string framework)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(project))!;
        var files = Items(said, "Compile", "FullPath")
            .Where(path => path.EndsWith(".cs", StringComparison.OrdinalIgnoreCase) && File.Exists(path) && !path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal))
            .Distinct()
            .AsParallel().AsOrdered()
            .Select(path => SourceFinder.Read(path, Shown(project, folder, path)))
            .ToList();
        if (files.Count == 0)
        {
            throw new ModelException($"The project '{project}' compiles no file. Give its files or their folder to --model.");
        }

        var assets = Property(said, "ProjectAssetsFile") is { Length: > 0 } path ? path : Path.Combine(folder, "obj", "project.assets.json");
        IReadOnlyList<PackageReference> packages = [.. PackageReferences(said)];
        List<string> libraries = [.. File.Exists(assets) ? Packages.Libraries(assets, framework) : Packages.AtHand(packages), .. Items(said, "Reference", "FullPath").Where(path => path.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) && File.Exists(path)), .. Items(said, "Reference", "HintPath").Select(hint => Path.Combine(folder, hint.Replace('\\', Path.DirectorySeparatorChar))).Where(File.Exists)];
        return new SourceUnit(
            Path.GetFullPath(project),
            files,
            [.. Usings(said)],
            Property(said, "Nullable") is "enable" or "annotations",
            [.. Split(Property(said, "DefineConstants")), .. TargetFramework.Symbols(framework)],
            Items(said, "FrameworkReference", "Identity").Contains(AspNet) || Property(said, "UsingMicrosoftNETSdkWeb") == "true" || (!File.Exists(assets) && packages.Any(package => package.Id.StartsWith("Microsoft.AspNetCore.", StringComparison.OrdinalIgnoreCase))) ? [.. libraries, .. Shared(AspNet)] : libraries,
            [.. Items(said, "ProjectReference", "FullPath").Where(File.Exists)],
            NeedsRestore: !File.Exists(assets) && packages.Count > 0,
            Built: BuiltFrom(folder, Property(said, "AssemblyName"), framework))
        {
            PackageReferences = packages,
            Absent = ProjectFiles.Absent(Items(said, "ProjectReference", "FullPath")),
            IsOfOtherFramework = TargetFramework.IsOther(framework) || OfDesktop().IsMatch(File.ReadAllText(project)),
        };
    }

    /// <summary>A project that MSBuild cannot evaluate here: the files of its folder, and what its text refers to.</summary>
    /// <param name="project">Its path.</param>
    /// <param name="why">For the remark.</param>
    public static SourceUnit ByText(string project, string why)
    {
        var full = Path.GetFullPath(project);
        var text = File.ReadAllText(full);
        IReadOnlyList<PackageReference> packages = [.. Package().Matches(text).Select(match => new PackageReference(match.Groups[1].Value, match.Groups[2] is { Success: true, Value: var version } && !version.StartsWith('$') ? version : null))];
        return SourceUnit.Plain([.. ProjectFiles.Sources(Path.GetDirectoryName(full)!).Select(path => SourceFinder.Read(path, Shown(project, Path.GetDirectoryName(full)!, path)))]) with
        {
            Name = full,
            Usings = Sources.Usual,
            Libraries = [.. Packages.AtHand(packages), .. OfWeb().IsMatch(text) ? Shared(AspNet) : []],
            Projects = [.. ProjectFiles.References(full).Where(File.Exists)],
            NeedsRestore = packages.Count > 0,
            PackageReferences = packages,
            Absent = ProjectFiles.Absent(ProjectFiles.References(full)),
            IsOfOtherFramework = OfDesktop().IsMatch(text),
            Remark = why,
        };
    }

    /// <summary>A file as a person would type it beside the project.</summary>
    private static string Shown(string project, string folder, string path)
    {
        var relative = Path.GetRelativePath(folder, path);
        return relative.StartsWith("..", StringComparison.Ordinal) ? Path.GetRelativePath(Directory.GetCurrentDirectory(), path) : Path.Combine(Path.GetDirectoryName(project)!, relative);
    }

    private static IEnumerable<string> Usings(JsonDocument said)
    {
        foreach (var item in All(said, "Using"))
        {
            var name = item.GetProperty("Identity").GetString()!;
            yield return item.TryGetProperty("Alias", out var alias) && alias.GetString() is { Length: > 0 } own ? $"{own} = {name}"
                : item.TryGetProperty("Static", out var isStatic) && string.Equals(isStatic.GetString(), "true", StringComparison.OrdinalIgnoreCase) ? $"static {name}"
                : name;
        }
    }

    /// <summary>With the versions that a repository keeps in one place for all of its projects.</summary>
    private static IEnumerable<PackageReference> PackageReferences(JsonDocument said)
    {
        var central = All(said, "PackageVersion").ToLookup(item => item.GetProperty("Identity").GetString()!, VersionOf, StringComparer.OrdinalIgnoreCase);
        return All(said, "PackageReference").Select(item => (Id: item.GetProperty("Identity").GetString()!, Version: VersionOf(item))).Select(found => new PackageReference(found.Id, found.Version ?? central[found.Id].FirstOrDefault()));
    }

    private static string? VersionOf(JsonElement item) =>
        item.TryGetProperty("VersionOverride", out var own) && own.GetString() is { Length: > 0 } stated ? stated : item.TryGetProperty("Version", out var version) && version.GetString() is { Length: > 0 } given ? given : null;

    private static IEnumerable<JsonElement> All(JsonDocument said, string kind) => said.RootElement.GetProperty("Items").TryGetProperty(kind, out var list) ? list.EnumerateArray() : [];

    private static IEnumerable<string> Items(JsonDocument said, string kind, string metadata) =>
        All(said, kind).Select(item => item.TryGetProperty(metadata, out var value) ? value.GetString() : null).OfType<string>().Where(value => value.Length > 0);

    private static string Property(JsonDocument said, string name) => said.RootElement.GetProperty("Properties").GetProperty(name).GetString() ?? "";

    /// <summary>The newest library of that name which a build left in the project's folder, of the same framework where its folder says so.</summary>
    private static string? BuiltFrom(string folder, string name, string framework)
    {
        var output = new DirectoryInfo(Path.Combine(folder, "bin"));
        return !output.Exists ? null : output.EnumerateFiles($"{name}.dll", SearchOption.AllDirectories)
            .OrderByDescending(file => file.DirectoryName!.Contains(framework, StringComparison.OrdinalIgnoreCase))
            .ThenByDescending(file => file.LastWriteTimeUtc)
            .FirstOrDefault()?.FullName;
    }

    /// <summary>The libraries of a framework beside the one that this program runs on.</summary>
    private static IEnumerable<string> Shared(string name)
    {
        var own = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var folder = Path.Combine(own, "..", "..", name);
        var version = Directory.Exists(folder) ? Directory.GetDirectories(folder).Where(other => Path.GetFileName(other).StartsWith($"{Environment.Version.Major}.", StringComparison.Ordinal)).Order(StringComparer.Ordinal).LastOrDefault() : null;
        return version is null ? [] : Directory.GetFiles(version, "*.dll").Where(file => Path.GetFileName(file).StartsWith("Microsoft.", StringComparison.Ordinal));
    }

    /// <summary>A targets file above the project may name an SDK that this machine has not. What a project compiles is in its props, so that it is asked once more without such targets.</summary>
    private static JsonDocument Evaluate(string project, string? framework)
    {
        try
        {
            return Evaluate(project, framework, []);
        }
        catch (ModelException mistake) when (mistake.WhyNotEvaluated?.Contains(AboveTargets, StringComparison.OrdinalIgnoreCase) == true)
        {
            return Evaluate(project, framework, ["-p:ImportDirectoryBuildTargets=false"]);
        }
    }

    private static JsonDocument Evaluate(string project, string? framework, IReadOnlyList<string> more)
    {
        string[] options =
        [
            // Workloads have no sources, and a global.json may ask for a version of them that this machine has not.
            "msbuild", Path.GetFullPath(project), "-noAutoResponse", "-nologo", "-p:DesignTimeBuild=true", "-p:MSBuildEnableWorkloadResolver=false", .. more, .. framework is null ? Array.Empty<string>() : [$"-p:TargetFramework={framework}"],
            "-getItem:Compile,Using,ProjectReference,PackageReference,PackageVersion,Reference,FrameworkReference",
            "-getProperty:TargetFramework,TargetFrameworks,Nullable,DefineConstants,ProjectAssetsFile,UsingMicrosoftNETSdkWeb,AssemblyName",
        ];
        var msBuild = Ask(options);
        if (msBuild.ExitCode is null)
        {
            s_isWithoutSource = true;
            msBuild = Ask(options);
        }

        if (msBuild.IsWell && msBuild.Output.TrimStart().StartsWith('{'))
        {
            return JsonDocument.Parse(msBuild.Output);
        }

        var why = $"MSBuild cannot evaluate the project '{project}': {(msBuild.ExitCode is null ? "it has no answer" : FirstLine(msBuild.Said)).Replace(Path.GetFullPath(project), project, StringComparison.Ordinal)}";
        throw new ModelException($"{why} Give its files or their folder to --model.") { WhyNotEvaluated = why.TrimEnd('.') };
    }

    private static FinishedProgram Ask(string[] options)
    {
        // In our own folder: a global.json beside the project may ask for an SDK that this machine has not.
        var start = new ProcessStartInfo(DotnetHost.Path, options) { WorkingDirectory = AppContext.BaseDirectory };
        if (s_isWithoutSource)
        {
            start.Environment["MSBUILDDISABLENUGETSDKRESOLVER"] = "1";
        }

        return FinishedProgram.Run(start, s_patience);
    }

    private static IReadOnlyList<string> Split(string list) => list.Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    private static string FirstLine(string text) =>
        text.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.Contains("error", StringComparison.Ordinal)) ?? text.Trim().Split('\n')[0];

    [GeneratedRegex("""<PackageReference\s[^>]*?Include\s*=\s*"([^"$]+)"(?:[^>]*?\sVersion\s*=\s*"([^"]+)")?""", RegexOptions.IgnoreCase)]
    private static partial Regex Package();

    [GeneratedRegex("""Sdk\s*=\s*"Microsoft\.NET\.Sdk\.Web|<FrameworkReference\s[^>]*?Include\s*=\s*"Microsoft\.AspNetCore\.App""", RegexOptions.IgnoreCase)]
    private static partial Regex OfWeb();

    [GeneratedRegex(@"<TargetFrameworkVersion>|<UseW(PF|indowsForms|inUI)>\s*true", RegexOptions.IgnoreCase)]
    private static partial Regex OfDesktop();

    /// <summary>Where the project itself names its frameworks, it is evaluated once and not twice.</summary>
    [GeneratedRegex(@"<TargetFrameworks>([^<$]+)</TargetFrameworks>")]
    private static partial Regex Frameworks();
}
