using System.Globalization;
using System.Text.RegularExpressions;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>A request with everything that follows from it without building: the output folder and the arguments of MSBuild.</summary>
internal sealed partial record BuildJob(BuildLayout Layout, BuildRequest Request, ProjectFile Project, PackageSources Sources, string Key)
{
    /// <summary>The folder of all output. It must be the same as in serializers/Directory.Build.props.</summary>
    public string Output => Path.Combine([Layout.Artifacts, Request.Folder.Kind.ToString().ToLowerInvariant(), .. Key.Split('/')]);

    public string ObjFolder => Path.Combine(Output, "obj");

    public string WorkerPath => Request.Publish == PublishMode.None
        ? Path.Combine(Output, "bin", Request.Folder.Assembly)
        : Path.Combine(PublishFolder, OperatingSystem.IsWindows() ? "worker.exe" : "worker");

    public string PublishFolder => Path.Combine(Output, "publish");

    /// <summary>Why there is no host to link the adapter with; null when there is one.</summary>
    public Outcome? HostFailure { get; init; }

    public string RecordPath => Path.Combine(Output, "build.json");

    public string LeasePath => Path.Combine(Output, "build.lock");

    /// <summary>Written by Serializer.targets.</summary>
    public string InputsPath => Path.Combine(ObjFolder, "inputs.txt");

    public string AssetsPath => Path.Combine(ObjFolder, "project.assets.json");

    /// <summary>The version to report when none was resolved.</summary>
    public string AskedVersion => Request.Version ?? Project.PinnedVersion ?? "";

    /// <summary>A result that needs no build: the request makes no sense for this serializer.</summary>
    public Outcome? Refusal => HostFailure ?? Request.Version switch
    {
        _ when Request.Model is not null && Project.BuiltInTypesOnly.Length > 0 => new Unsupported($"it takes the built-in types only: {Project.BuiltInTypesOnly}"),
        null => null,
        { } version when !VersionNumber().IsMatch(version) => new Unavailable(Project.Package ?? Request.Folder.Name, version, "this is not a version number"),
        { } version when Project.Package is null => new Unavailable(
            Request.Folder.Name,
            version,
            $"it comes with the runtime, and its project file names no package whose version could be chosen; ask for it without '@'{UnderItsRuntime(version)}"),
        { } version when Project.PinnedVersion is null && IsOfRuntime(version) => new Unavailable(
            Project.Package,
            version,
            $"the runtime that it is built for brings it, and takes its own instead of a package that is not newer{UnderItsRuntime(version)}"),
        _ => null,
    };

    /// <summary>True when the runtime has the package's assembly in this version or a newer one. Of a runtime that is not installed only the major version is known.</summary>
    private bool IsOfRuntime(string version)
    {
        var numbers = version.Split('-', '+')[0];
        if (!Version.TryParse(numbers.Contains('.', StringComparison.Ordinal) ? numbers : $"{numbers}.0", out var asked))
        {
            return false;
        }

        return Request.Framework is { } framework
            ? asked.Major <= int.Parse(framework["net".Length..].Split('.')[0], CultureInfo.InvariantCulture)
            : asked <= Environment.Version;
    }

    private static string UnderItsRuntime(string version) =>
        int.TryParse(version.Split('.', '-', '+')[0], CultureInfo.InvariantCulture, out var major) && major >= 6 ? string.Create(CultureInfo.InvariantCulture, $"; under the runtime of that version it is measured by --runtimes net{major}.0") : "";

    public static BuildJob Plan(BuildLayout layout, BuildRequest request)
    {
        var project = ProjectFile.Read(request.Folder.ProjectPath);

        // An adapter without packages is the same program, wherever packages come from.
        var sources = project.HasPackages ? PackageSources.Find(layout, request.Sources) : PackageSources.None;
        var key = $"{request.Folder.Name}/{KeyTail(layout, request, sources)}";
        return new BuildJob(layout, request, project, sources, key);
    }

    /// <summary>Global properties of both the restore and the build.</summary>
    public IEnumerable<KeyValuePair<string, string>> Properties()
    {
        yield return new("BuildKey", Key);
        yield return new("GoldilocksHost", Request.Host.ToString());
        yield return new("GoldilocksHostFolder", Layout.HostFolderOf(Request.Host, Request.Framework));

        // Five hosts, each with copies of the same packages and of its own files, would take three times the space.
        yield return new("CreateHardLinksForCopyLocalIfPossible", "true");
        if (Request.Version is { } version)
        {
            yield return new("LibraryVersion", version);
        }

        if (Request.Model is { } model)
        {
            yield return new("GoldilocksModel", model);
        }

        if (Request.Schemas is { } schemas)
        {
            yield return new("GoldilocksSchemas", schemas);
        }

        if (Request.Crossed is { } crossed)
        {
            yield return new("GoldilocksCrossed", crossed);
        }

        if (Request.FSharp is { } types)
        {
            yield return new("GoldilocksFSharp", types);
        }

        if (Request.LeftOut.Count > 0)
        {
            yield return new("GoldilocksLeftOut", $"|{string.Join('|', Request.LeftOut)}|");
        }

        foreach (var property in Sources.Properties().Concat(Publishing.Properties(this)))
        {
            yield return property;
        }
    }

    private static string KeyTail(BuildLayout layout, BuildRequest request, PackageSources sources)
    {
        var tail = request.Version is { } version && VersionNumber().IsMatch(version) ? version : "default";

        // Adapters of one name in several places must not overwrite each other in one folder. The same is true of one package from several sources.
        var isOwn = request.Folder.Path.StartsWith(layout.Root(request.Folder.Kind) + Path.DirectorySeparatorChar, StringComparison.Ordinal);
        using var elsewhere = new InputHash();
        foreach (var text in (isOwn ? [] : new[] { request.Folder.Path }).Concat(sources.Locations).Concat(request.LeftOut))
        {
            elsewhere.AddText(text);
        }

        var host = request.Host == AdapterHost.Worker ? "" : $"-{request.Host.ToString().ToLowerInvariant()}";
        var flavour = host + (request.Framework is { } framework ? $"-{framework}" : "") + (request.Publish == PublishMode.None ? "" : $"-{request.Publish.Name()}")
            + (request.Model is { } model ? $"-model-{Path.GetFileName(model)}" : "");
        return elsewhere.IsEmpty ? tail + flavour : $"{tail}{flavour}-{elsewhere.Finish()[..8]}";
    }

    [GeneratedRegex(@"^[0-9]+(\.[0-9]+){0,3}(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$")]
    private static partial Regex VersionNumber();
}
