using Goldilocks.Building;
using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Workers;

namespace Goldilocks.Adapters.Tests;

/// <summary>The adapters in serializers/, built once for all tests by the code that builds them for a run.</summary>
internal static class RealAdapters
{
    private static readonly string s_repository = FindRepository();

    // Never disposed: it keeps other processes from rebuilding the programs for as long as this process lives.
    private static readonly SerializerBuilder s_builder = new(BuildLayout.Of(s_repository));

    private static readonly Lazy<IReadOnlyDictionary<string, BuildResult>> s_built = new(Build);

    /// <summary>Every folder with an adapter.</summary>
    public static IReadOnlyList<SerializerFolder> Folders { get; } = SerializerFolders.Discover(Path.Combine(s_repository, "serializers"));

    /// <summary>The result of its build on this machine.</summary>
    public static BuildResult Built(string serializer) => s_built.Value[serializer];

    /// <summary>The results of its builds with users' own models instead of the built-in workloads.</summary>
    public static IReadOnlyList<BuildResult> Built(string serializer, IEnumerable<OwnModel> models)
    {
        var folder = Folders.Single(folder => folder.Name == serializer);
        return s_builder.BuildAsync([.. models.Select(model => new BuildRequest(folder, Version: null, Sources: []) { Model = model.Folder })]).GetAwaiter().GetResult();
    }

    /// <summary>What --model makes of a folder of sources and a sample.</summary>
    public static OwnModel Make(string sources, string type, string sample)
    {
        var layout = BuildLayout.Of(s_repository);
        var folder = Path.Combine(s_repository, "tests", "OwnModels", sources);
        return new ModelMaker(layout.Artifacts, layout.Contracts).Make(new ModelRequest([folder], type, Path.Combine(folder, sample), Repeat: null, IsPortable: false, Sizes: [1], DataSeed: 1));
    }

    /// <summary>Its variants, and the workloads.</summary>
    public static (IReadOnlyList<Contestant> Contestants, IReadOnlyList<WorkloadInfo> Workloads) Describe(BuildResult built)
    {
        var description = WorkerQuestion.Describe(built.WorkerPath!, TimeSpan.FromSeconds(120));
        return ([.. description.Variants.Select(variant => new Contestant(
            built.Request.Folder.Name,
            variant,
            built.Version,
            built.WorkerPath!,
            description.FloorVariants.Contains(variant)))], description.Workloads);
    }

    private static Dictionary<string, BuildResult> Build() => s_builder
        .BuildAsync([.. Folders.Select(folder => new BuildRequest(folder, Version: null, Sources: []))])
        .GetAwaiter().GetResult()
        .ToDictionary(result => result.Request.Folder.Name);

    private static string FindRepository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Goldilocks.slnx")))
        {
            folder = folder.Parent!;
        }

        return folder.FullName;
    }
}
