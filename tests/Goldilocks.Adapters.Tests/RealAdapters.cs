using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Models;
using Goldilocks.Protocol;
using Goldilocks.Running;

namespace Goldilocks.Adapters.Tests;

/// <summary>The adapters in serializers/, built once for all tests by the code that builds them for a run.</summary>
internal static class RealAdapters
{
    /// <summary>The checkout that the tests were built from.</summary>
    public static string Repository { get; } = FindRepository();

    // Never disposed: it keeps other processes from rebuilding the programs for as long as this process lives.
    private static readonly SerializerBuilder s_builder = new(BuildLayout.Of(Repository));

    private static readonly Lazy<IReadOnlyDictionary<string, BuildResult>> s_built = new(Build);

    private static readonly Lazy<IReadOnlyDictionary<(string Serializer, string Model), BuildResult>> s_withModels = new(() => BuildWithModels(OwnModelTests.Wanted.Concat(OtherModelTests.Wanted)));

    private static readonly Lazy<IReadOnlyDictionary<(string Serializer, string Model), BuildResult>> s_atNight = new(() => BuildWithModels(OwnModelTests.WantedAtNight));

    /// <summary>Every folder with an adapter.</summary>
    public static IReadOnlyList<SerializerFolder> Folders { get; } = SerializerFolders.Discover(Path.Combine(Repository, "serializers"));

    /// <summary>The result of its build on this machine.</summary>
    public static BuildResult Built(string serializer) => s_built.Value[serializer];

    /// <summary>The result of its build with other models instead of the built-in workloads. All that any test needs are built together: to start MSBuild and its compiler for each takes longer than to compile.</summary>
    public static BuildResult Built(string serializer, string model) => s_withModels.Value.TryGetValue((serializer, model), out var built) ? built : s_atNight.Value[(serializer, model)];

    /// <summary>What --model makes of folders of sources and a sample.</summary>
    public static OwnModel Make(IReadOnlyList<string> folders, string type, string sample)
    {
        var layout = BuildLayout.Of(Repository);
        return new ModelMaker(layout.Artifacts, layout.Contracts).Make(new ModelRequest(folders, type, sample, Repeat: null, IsPortable: false, Sizes: [1], DataSeed: 1));
    }

    /// <summary>Its variants, and the workloads.</summary>
    public static (IReadOnlyList<RunVariant> Variants, IReadOnlyList<WorkloadInfo> Workloads) Describe(BuildResult built)
    {
        var description = WorkerQuestion.Describe(built.WorkerPath!, TimeSpan.FromSeconds(120));
        return ([.. description.Variants.Select(variant => new RunVariant(
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

    private static Dictionary<(string Serializer, string Model), BuildResult> BuildWithModels(IEnumerable<(string Serializer, string Model)> wantedOnes) => s_builder
        .BuildAsync([.. from wanted in wantedOnes select new BuildRequest(Folders.Single(folder => folder.Name == wanted.Serializer), Version: null, Sources: []) { Model = wanted.Model }])
        .GetAwaiter().GetResult()
        .ToDictionary(result => (result.Request.Folder.Name, result.Request.Model!));

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
