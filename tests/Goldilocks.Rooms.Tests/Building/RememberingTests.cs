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
