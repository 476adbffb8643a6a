using System.Text.Json;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>What is built is built again exactly when something changed. Two tests build; the others ask the record of a build, which decides it.</summary>
public sealed class RememberingTests : IDisposable
{
    private static readonly DateTimeOffset s_then = new(2030, 1, 1, 0, 0, 0, TimeSpan.Zero);
    private readonly Workshop _shop = new();

    public void Dispose() => _shop.Dispose();

    [Fact]
    public async Task Nothing_is_started_when_nothing_changed_and_only_what_changed_is_built_again()
    {
        var still = _shop.AddWorking("Still");
        var edited = _shop.AddWorking("Edited");
        var failing = _shop.Add("Failing", "<Project Sdk=\"Microsoft.NET.Sdk\" />", Adapters.WithError);
        SerializerFolder[] all = [still, edited, failing];
        var (first, watch) = await BuildAsync(all);
        Assert.Equal(Names(all), watch.Started.Order());

        // What a program was compiled from on the way takes space and is needed by nothing, whether there is a program or not.
        Assert.All(all, folder => Assert.Empty(Directory.GetDirectories(Path.Combine(_shop.Layout.Artifacts, "serializers", folder.Name, "default", "obj"))));

        var (second, unchanged) = await BuildAsync(all);
        Assert.Empty(unchanged.Started);
        Assert.Equal(all.Length, unchanged.Told<BuildFinished>().Count(told => told.IsRemembered));
        Assert.Equal(first.Select(result => (result.Outcome, result.WorkerPath)), second.Select(result => (result.Outcome, result.WorkerPath)));

        File.WriteAllText(Path.Combine(still.Path, "facts.json"), "{}");
        File.AppendAllText(Path.Combine(edited.Path, "Adapter.cs"), "// edited");
        File.WriteAllText(Path.Combine(failing.Path, "Adapter.cs"), Adapters.Working);
        var (third, changed) = await BuildAsync(all);
        Assert.Equal(Names(edited, failing), changed.Started.Order());
        Assert.All(third, result => Assert.True(File.Exists(result.WorkerPath)));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public async Task A_source_that_changes_and_gets_an_older_time_is_compiled()
    {
        var shared = Path.Combine(Directory.CreateDirectory(Path.Combine(_shop.Layout.Serializers, "Shared")).FullName, "Shared.cs");
        var folder = _shop.Add("Backdated", "<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup><Compile Include=\"../Shared/*.cs\" /></ItemGroup></Project>");
        Write(shared, "internal static class Shared { public const string Text = \"first shared\"; public static string Again => Text; }", DateTime.UtcNow);
        var (first, _) = await BuildAsync([folder]);
        Assert.True(Holds(first[0], "throwaway"));

        var longAgo = new DateTime(2001, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        Write(Path.Combine(folder.Path, "Adapter.cs"), Adapters.Working.Replace("throwaway", "backdated", StringComparison.Ordinal), longAgo);
        Write(shared, File.ReadAllText(shared).Replace("first", "other", StringComparison.Ordinal), longAgo);
        var (second, _) = await BuildAsync([folder]);
        Assert.Equal((true, false, true), (Holds(second[0], "backdated"), Holds(second[0], "throwaway"), Holds(second[0], "other shared")));

        var (_, unchanged) = await BuildAsync([folder]);
        Assert.Empty(unchanged.Started);
    }

    [Theory]
    [InlineData("nothing", true)]
    [InlineData("its facts", true)]
    [InlineData("the time of its source", true)]
    [InlineData("its source", false)]
    [InlineData("a new file that it takes from elsewhere", false)]
    [InlineData("the text of a file that it takes from elsewhere", false)]
    [InlineData("its program, which is gone", false)]
    [InlineData("its program, which was built by hand", false)]
    [InlineData("its record, which is cut off", false)]
    [InlineData("the host", false)]
    [InlineData("a workload", false)]
    public void A_program_is_remembered_until_something_that_went_into_it_or_the_program_itself_changes(string what, bool isRemembered)
    {
        var elsewhere = Path.Combine(Directory.CreateDirectory(Path.Combine(_shop.Layout.Serializers, "Shared")).FullName, "First.cs");
        File.WriteAllText(elsewhere, "internal static class First { }");
        var job = Built("Program", elsewhere: elsewhere);

        var source = Path.Combine(job.Request.Folder.Path, "Adapter.cs");
        Action change = what switch
        {
            "nothing" => () => { },
            "its facts" => () => File.WriteAllText(Path.Combine(job.Request.Folder.Path, "facts.json"), "{}"),
            "the time of its source" => () => File.SetLastWriteTimeUtc(source, DateTime.UtcNow.AddDays(1)),
            "its source" => () => File.AppendAllText(source, "// edited"),
            "a new file that it takes from elsewhere" => () => File.WriteAllText(Path.Combine(Path.GetDirectoryName(elsewhere)!, "Second.cs"), ""),
            "the text of a file that it takes from elsewhere" => () => File.AppendAllText(elsewhere, "// edited"),
            "its program, which is gone" => () => File.Delete(job.WorkerPath),
            "its program, which was built by hand" => () => File.SetLastWriteTimeUtc(job.WorkerPath, DateTime.UtcNow.AddDays(1)),
            "its record, which is cut off" => () => File.WriteAllText(job.RecordPath, File.ReadAllText(job.RecordPath)[..40]),
            "the host" => () => File.WriteAllText(Path.Combine(_shop.Layout.HostFolder, "Another.dll"), "new"),
            "a workload" => () => File.WriteAllText(Path.Combine(_shop.Layout.Workloads, "Another.cs"), ""),
            _ => throw new ArgumentOutOfRangeException(nameof(what)),
        };
        change();

        Assert.Equal(isRemembered, IsRemembered(job));
    }

    [Theory]
    [InlineData(59, false, true)]
    [InlineData(61, false, false)]
    [InlineData(1, true, false)]
    [InlineData(-1, false, false)]
    public void A_missing_package_is_asked_for_again_when_told_to_or_after_an_hour(int minutes, bool isToldTo, bool isRemembered)
    {
        var job = Ended("Late", new Unavailable("Late", "1.0.0", "no package of this name found"));

        Assert.Equal(isRemembered, IsRemembered(job, new BuildOptions { Time = new SettableTime { Now = s_then + TimeSpan.FromMinutes(minutes) }, RetryUnavailable = isToldTo }));
    }

    [Theory]
    [InlineData("nothing", true)]
    [InlineData("deleted", false)]
    [InlineData("unpacked anew", false)]
    public void A_package_that_was_deleted_or_unpacked_anew_is_not_what_was_built(string what, bool isRemembered)
    {
        var packages = Path.Combine(_shop.Root, "packages");
        var unpacked = Path.Combine(packages, "alpha", "1.0.0", ".nupkg.metadata");
        Directory.CreateDirectory(Path.GetDirectoryName(unpacked)!);
        File.WriteAllText(unpacked, "{ \"contentHash\": \"first\" }");
        var job = Built("UsesAlpha", packages: packages);

        if (what == "deleted")
        {
            Directory.Delete(Path.GetDirectoryName(unpacked)!, recursive: true);
        }
        else if (what == "unpacked anew")
        {
            // As after clearing the packages folder, to take up a package that was built again under its version.
            File.WriteAllText(unpacked, "{ \"contentHash\": \"again\" }");
        }

        Assert.Equal(isRemembered, IsRemembered(job));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public async Task A_package_that_is_unpacked_anew_is_built_with_and_one_that_is_gone_is_missing()
    {
        var folder = _shop.AddWithPackage("UsesAlpha", "Alpha", "1.0.0");
        Workshop.Pack(_shop.Feed, "Alpha", "1.0.0", "first");
        var (first, _) = await BuildAsync([folder]);
        Assert.Equal("first", Workshop.MarkBeside(first[0]));

        var unpacked = Path.Combine(_shop.Root, "packages", "alpha");
        Directory.Delete(unpacked, recursive: true);
        Workshop.Pack(_shop.Feed, "Alpha", "1.0.0", "again");
        var (again, _) = await BuildAsync([folder]);
        Assert.Equal("again", Workshop.MarkBeside(again[0]));

        Directory.Delete(unpacked, recursive: true);
        _shop.EmptyFeed();
        var (gone, _) = await BuildAsync([folder]);
        Assert.Equal(new Unavailable("Alpha", "1.0.0", "no package of this name found"), gone[0].Outcome);
    }

    [Fact]
    public void A_file_that_was_missing_is_looked_for_again()
    {
        var folder = _shop.Add("Waiting", "<Project Sdk=\"Microsoft.NET.Sdk\"><Import Project=\"../later.props\" /></Project>");
        var job = Ended(folder, new BuildFailed("there is no later.props"));
        Assert.True(IsRemembered(job));

        File.WriteAllText(Path.Combine(_shop.Layout.Serializers, "later.props"), "<Project />");

        Assert.False(IsRemembered(job));
    }

    /// <summary>A constant is stored in the compiled program as UTF-16.</summary>
    private static bool Holds(BuildResult result, string text) => File.ReadAllBytes(result.WorkerPath!).AsSpan().IndexOf(System.Text.Encoding.Unicode.GetBytes(text)) >= 0;

    private static void Write(string path, string text, DateTime time)
    {
        File.WriteAllText(path, text);
        File.SetLastWriteTimeUtc(path, time);
    }

    private static IEnumerable<string> Names(params SerializerFolder[] folders) => folders.Select(folder => folder.Name).Order();

    private async Task<(IReadOnlyList<BuildResult> Results, Watch Watch)> BuildAsync(SerializerFolder[] folders)
    {
        var watch = new Watch();
        using var builder = new SerializerBuilder(_shop.Layout);
        return (await builder.BuildAsync([.. folders.Select(folder => new BuildRequest(folder, null, []))], watch), watch);
    }

    /// <summary>What a build leaves: a program, the list of the files that it took from elsewhere, what NuGet found, and the record.</summary>
    private BuildJob Built(string name, string? elsewhere = null, string? packages = null)
    {
        var job = BuildJob.Plan(_shop.Layout, new BuildRequest(packages is null ? _shop.AddWorking(name) : _shop.AddWithPackage(name, "Alpha", "1.0.0"), null, []));
        Directory.CreateDirectory(Path.GetDirectoryName(job.WorkerPath)!);
        Directory.CreateDirectory(job.ObjFolder);
        File.WriteAllText(job.WorkerPath, "a program");
        File.WriteAllText(job.InputsPath, elsewhere);
        if (packages is not null)
        {
            File.WriteAllText(job.AssetsPath, $$"""{ "libraries": { "Alpha/1.0.0": { "type": "package", "path": "alpha/1.0.0" } }, "packageFolders": { {{JsonSerializer.Serialize(packages)}}: {} } }""");
        }

        return Recorded(job, new BuildResult(job.Request, "", null, job.WorkerPath, null, []));
    }

    private BuildJob Ended(string name, Outcome outcome) => Ended(_shop.AddWorking(name), outcome);

    private BuildJob Ended(SerializerFolder folder, Outcome outcome)
    {
        var job = BuildJob.Plan(_shop.Layout, new BuildRequest(folder, null, []));
        return Recorded(job, BuildResult.Without(job.Request, "", outcome));
    }

    private BuildJob Recorded(BuildJob job, BuildResult result)
    {
        Directory.CreateDirectory(job.Output);
        BuildRecord.Of(job, result, new SerializerInputs(_shop.Layout).Fingerprint(job), s_then).Write(job.RecordPath);
        return job;
    }

    private bool IsRemembered(BuildJob job, BuildOptions? options = null)
    {
        options ??= new BuildOptions { Time = new SettableTime { Now = s_then } };
        return BuildRecord.TryRead(job.RecordPath) is { } record && record.Holds(job, new SerializerInputs(_shop.Layout).Fingerprint(job), options, since: s_then.AddSeconds(1));
    }

    private sealed class SettableTime : TimeProvider
    {
        public DateTimeOffset Now { get; set; } = s_then;

        public override DateTimeOffset GetUtcNow() => Now;
    }
}
