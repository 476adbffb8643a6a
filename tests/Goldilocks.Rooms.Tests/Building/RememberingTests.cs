using Goldilocks.Building;
using Goldilocks.Building.Jobs;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

public sealed class RememberingTests : IDisposable
{
    private readonly Workshop _shop = new();

    public void Dispose() => _shop.Dispose();

    [Fact]
    public async Task Nothing_is_started_when_nothing_changed_and_only_what_changed_is_built_again()
    {
        var shared = Directory.CreateDirectory(Path.Combine(_shop.Layout.Serializers, "Shared")).FullName;
        File.WriteAllText(Path.Combine(shared, "First.cs"), "internal static class First { }");
        var still = _shop.AddWorking("Still");
        var edited = _shop.AddWorking("Edited");
        var sharing = _shop.Add("Sharing", "<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup><Compile Include=\"../Shared/*.cs\" /></ItemGroup></Project>");
        var failing = _shop.Add("Failing", "<Project Sdk=\"Microsoft.NET.Sdk\" />", Adapters.WithError);
        var gone = _shop.AddWorking("Gone");
        var damaged = _shop.AddWorking("Damaged");
        var overwritten = _shop.AddWorking("Overwritten");
        var missing = _shop.AddWithPackage("Missing", "Nowhere", "1.0.0");
        SerializerFolder[] all = [still, edited, sharing, failing, gone, damaged, overwritten, missing];
        var (first, watch) = await BuildAsync(all);
        Assert.Equal(Names(all), watch.Started.Order());

        // What a program was compiled from on the way takes space and is needed by nothing, whether there is a program or not.
        Assert.All(all, folder => Assert.Empty(Directory.GetDirectories(Path.Combine(_shop.Layout.Artifacts, "serializers", folder.Name, "default", "obj"))));

        var (second, unchanged) = await BuildAsync(all);
        Assert.Empty(unchanged.Started);
        Assert.Equal(all.Length, unchanged.Told<BuildFinished>().Count(told => told.IsRemembered));
        Assert.Equal(first.Select(result => (result.Outcome, result.WorkerPath)), second.Select(result => (result.Outcome, result.WorkerPath)));

        File.WriteAllText(Path.Combine(still.Path, "facts.json"), "{}");
        File.SetLastWriteTimeUtc(Path.Combine(still.Path, "Adapter.cs"), DateTime.UtcNow);
        File.AppendAllText(Path.Combine(edited.Path, "Adapter.cs"), "// edited");
        File.WriteAllText(Path.Combine(shared, "Second.cs"), "internal static class Second { }");
        File.WriteAllText(Path.Combine(failing.Path, "Adapter.cs"), Adapters.Working);
        File.Delete(first[4].WorkerPath!);
        Truncate(Path.Combine(Path.GetDirectoryName(first[5].WorkerPath)!, "..", "build.json"));
        File.SetLastWriteTimeUtc(first[6].WorkerPath!, DateTime.UtcNow);
        var (third, changed) = await BuildAsync(all);
        Assert.Equal(Names(edited, sharing, failing, gone, damaged, overwritten), changed.Started.Order());
        Assert.All(third.Take(7), result => Assert.True(File.Exists(result.WorkerPath)));
    }

    [LinuxFact("Only Linux is asked in how many places a file lies.")]
    public async Task Programs_share_the_files_of_their_host_instead_of_each_having_a_copy()
    {
        var (built, _) = await BuildAsync([_shop.AddWorking("First"), _shop.AddWorking("Second")]);
        var shared = built.Select(result => Path.Combine(Path.GetDirectoryName(result.WorkerPath)!, "Goldilocks.Protocol.dll")).ToList();

        Assert.All(shared, file => Assert.Equal(3u, FileStatus.Of(file)!.Value.Links));
        Assert.Single(shared.Select(file => FileStatus.Of(file)!.Value.Identity).Distinct());
        Assert.All(built, result => Assert.Equal(1u, FileStatus.Of(result.WorkerPath!)!.Value.Links));
    }

    [Fact]
    public async Task A_missing_package_is_asked_for_again_when_told_to_or_after_an_hour()
    {
        var clock = new SettableTime();
        var options = new BuildOptions { Time = clock };
        var folder = _shop.AddWithPackage("Late", "Late", "1.0.0");
        var never = _shop.AddWithPackage("Never", "Never", "1.0.0");
        var (first, _) = await BuildAsync([folder, never], options);
        Assert.IsType<Unavailable>(first[0].Outcome);

        Workshop.Pack(_shop.Feed, "Late", "1.0.0", "came late");
        clock.Now += TimeSpan.FromMinutes(59);
        var (soon, unasked) = await BuildAsync([folder, never], options);
        Assert.Empty(unasked.Started);
        Assert.IsType<Unavailable>(soon[0].Outcome);

        var (told, _) = await BuildAsync([folder], options with { RetryUnavailable = true });
        Assert.Equal("came late", Workshop.MarkBeside(told[0]));

        clock.Now += TimeSpan.FromMinutes(2);
        var (_, later) = await BuildAsync([folder, never], options);
        Assert.Equal([never.Name], later.Started);
    }

    [Fact]
    public async Task A_source_that_changes_and_gets_an_older_time_is_compiled()
    {
        var shared = Path.Combine(Directory.CreateDirectory(Path.Combine(_shop.Layout.Serializers, "Shared")).FullName, "Shared.cs");
        var folder = _shop.Add("Backdated", "<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup><Compile Include=\"../Shared/*.cs\" /></ItemGroup></Project>");
        Write(shared, "internal static class Shared { public const string Text = \"first shared\"; public static string Again => Text; }", DateTime.UtcNow);
        var (first, _) = await BuildAsync([folder]);
        Assert.True(Holds(first[0], "throwaway"));

        var longAgo = new DateTime(2001, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        Write(Path.Combine(folder.Path, "Adapter.cs"), Adapters.Working.Replace("throwaway", "backdated", StringComparison.Ordinal), longAgo);
        var (second, _) = await BuildAsync([folder]);
        Assert.Equal((true, false), (Holds(second[0], "backdated"), Holds(second[0], "throwaway")));

        Write(shared, File.ReadAllText(shared).Replace("first", "other", StringComparison.Ordinal), longAgo);
        var (third, _) = await BuildAsync([folder]);
        Assert.True(Holds(third[0], "other shared"));

        var (_, unchanged) = await BuildAsync([folder]);
        Assert.Empty(unchanged.Started);
    }

    [Fact]
    public async Task A_package_that_was_deleted_or_unpacked_anew_is_not_what_was_built()
    {
        var folder = _shop.AddWithPackage("UsesAlpha", "Alpha", "1.0.0");
        Workshop.Pack(_shop.Feed, "Alpha", "1.0.0", "first");
        var (first, _) = await BuildAsync([folder]);
        Assert.Equal("first", Workshop.MarkBeside(first[0]));

        // As after clearing the packages folder, to take up a package that was built again under its version.
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
    public async Task A_file_that_was_missing_is_looked_for_again()
    {
        var folder = _shop.Add("Waiting", "<Project Sdk=\"Microsoft.NET.Sdk\"><Import Project=\"../later.props\" /></Project>");
        var (before, _) = await BuildAsync([folder]);
        Assert.IsType<BuildFailed>(before[0].Outcome);

        File.WriteAllText(Path.Combine(_shop.Layout.Serializers, "later.props"), "<Project />");
        var (after, _) = await BuildAsync([folder]);
        Assert.Null(after[0].Outcome);
    }

    /// <summary>A constant is stored in the compiled program as UTF-16.</summary>
    private static bool Holds(BuildResult result, string text) => File.ReadAllBytes(result.WorkerPath!).AsSpan().IndexOf(System.Text.Encoding.Unicode.GetBytes(text)) >= 0;

    private static void Write(string path, string text, DateTime time)
    {
        File.WriteAllText(path, text);
        File.SetLastWriteTimeUtc(path, time);
    }

    private static IEnumerable<string> Names(params SerializerFolder[] folders) => folders.Select(folder => folder.Name).Order();

    private static void Truncate(string path) => File.WriteAllText(path, File.ReadAllText(path)[..40]);

    private async Task<(IReadOnlyList<BuildResult> Results, Watch Watch)> BuildAsync(SerializerFolder[] folders, BuildOptions? options = null)
    {
        var watch = new Watch();
        using var builder = new SerializerBuilder(_shop.Layout, options);
        return (await builder.BuildAsync([.. folders.Select(folder => new BuildRequest(folder, null, []))], watch), watch);
    }

    private sealed class SettableTime : TimeProvider
    {
        public DateTimeOffset Now { get; set; } = new(2030, 1, 1, 0, 0, 0, TimeSpan.Zero);

        public override DateTimeOffset GetUtcNow() => Now;
    }
}
