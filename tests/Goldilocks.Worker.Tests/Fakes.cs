using Goldilocks.Building;
using Goldilocks.Catalog;

namespace Goldilocks.Worker.Tests;

/// <summary>The programs made of tests/FakeSerializers. Built once for all tests, by the same code that builds serializers for a run.</summary>
internal static class Fakes
{
    private static readonly string[] CannotBeBuilt = ["MissingPackage", "DoesNotCompile"];

    private static readonly string Repository = FindRepository();

    // Never disposed: it keeps other processes from rebuilding the programs for as long as this process lives.
    private static readonly SerializerBuilder Builder = new(BuildLayout.Of(Repository));

    private static readonly Lazy<IReadOnlyDictionary<string, BuildResult>> Built = new(Build);

    /// <summary>The program's path.</summary>
    public static string PathOf(string fake)
    {
        var result = Built.Value[fake];
        return result.WorkerPath ?? throw new InvalidOperationException($"The fake {fake} was not built: {result.Outcome!.Name}: {result.Outcome.Reason}");
    }

    private static Dictionary<string, BuildResult> Build()
    {
        var requests = SerializerFolders.Discover(Path.Combine(Repository, "tests", "FakeSerializers"))
            .Where(folder => !CannotBeBuilt.Contains(folder.Name))
            .Select(folder => new BuildRequest(folder, Version: null, Sources: []))
            .ToList();

        return Builder.BuildAsync(requests).GetAwaiter().GetResult().ToDictionary(result => result.Request.Folder.Name);
    }

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
