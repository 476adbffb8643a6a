using System.Diagnostics;
using Goldilocks.Building;
using Goldilocks.Cli;
using Goldilocks.Commands;

namespace Goldilocks.Rooms.Tests.Cleaning;

/// <summary>Cleaning removes all that can be made again, copies of a user's sources and data among it, and nothing that another process works with.</summary>
public sealed class CleanFlowTests : IDisposable
{
    private static readonly string[] s_madeAgain =
    [
        "serializers/First/default/bin/worker.dll", "serializers/Second/1.0.0/build.json", "codecs/gzip/default/bin/codec.dll", "hosts/net9.0/Goldilocks.Worker/Goldilocks.Worker.dll",
        "packages/0a1b/some.library/some.library.nuspec", "report/work/index.html", "models/0123/00-Order.cs", "samples/0123-4567.values",
        "readings/89ab.json",
    ];

    private static readonly string[] s_locks =
        ["serializers/First/default/build.lock", "serializers/Second/1.0.0/build.lock", "codecs/gzip/default/build.lock", "hosts/net9.0/build.lock", "report/lock"];

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-cleaning-").FullName;

    public CleanFlowTests()
    {
        foreach (var file in s_madeAgain.Concat(s_locks).Append("durations.json"))
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Kept(file))!);
            File.WriteAllText(Kept(file), "something");
        }
    }

    [Fact]
    public void Everything_that_is_made_again_is_removed_and_what_runs_taught_about_their_durations_stays()
    {
        var items = Clean(isDryRun: false);

        Assert.Equal(s_locks.Append("durations.json").Order(StringComparer.Ordinal), Files());
        Assert.Equal(
            ["codecs", "hosts", "models", "packages", "readings", "report", "samples", "serializers"],
            items.Where(item => item.Fate == Fate.Removed).Select(item => Path.GetFileName(item.Folder)).Order(StringComparer.Ordinal));
        Assert.Equal(Kept("durations.json"), Assert.Single(items, item => item.Fate == Fate.Kept).Folder);
    }

    [LinuxFact("Only Linux is asked in how many places a file lies.")]
    public void A_file_that_programs_share_by_a_link_counts_once()
    {
        Write("serializers/First/default/bin/runtime.so");
        Link("serializers/First/default/bin/runtime.so", Kept("serializers/Second/1.0.0/bin/runtime.so"));

        Assert.InRange(SizeOf("serializers"), 100_000, 101_000);
    }

    [LinuxFact("Only Linux is asked in how many places a file lies.")]
    public void A_file_that_also_lies_outside_frees_nothing_and_does_not_count()
    {
        Write("serializers/First/default/bin/library.dll");
        Link("serializers/First/default/bin/library.dll", Path.Combine(_folder, "packages", "library.dll"));

        Assert.InRange(SizeOf("serializers"), 0, 1000);
    }

    [LinuxFact("Only Linux is asked in how many places a file lies.")]
    public void A_file_of_two_parts_counts_in_the_one_that_stays()
    {
        Write("serializers/First/default/bin/runtime.so");
        Link("serializers/First/default/bin/runtime.so", Kept("packages/0a1b/runtime.so"));
        using var use = FolderLease.TryShare(Kept("serializers/Second/1.0.0/build.lock"));

        Assert.InRange(SizeOf("packages"), 100_000, 101_000);
        Assert.All(Clean(isDryRun: true).Where(item => Path.GetFileName(item.Folder) == "serializers"), item => Assert.InRange(item.Bytes, 0, 1000));
    }

    [Fact]
    public void A_dry_run_lists_the_same_and_removes_nothing()
    {
        var before = Files();

        var told = Clean(isDryRun: true);

        Assert.Equal(before, Files());
        Assert.Equal(Clean(isDryRun: false), told);
    }

    [Fact]
    public void While_another_process_runs_a_program_that_program_and_all_that_programs_are_made_from_stay()
    {
        using var use = FolderLease.TryShare(Kept("serializers/First/default/build.lock"));

        var items = Clean(isDryRun: false);

        Assert.Equal(
            ["hosts/net9.0/Goldilocks.Worker/Goldilocks.Worker.dll", "models/0123/00-Order.cs", "packages/0a1b/some.library/some.library.nuspec", "readings/89ab.json", "samples/0123-4567.values", "serializers/First/default/bin/worker.dll"],
            Files().Intersect(s_madeAgain));
        Assert.Equal(["hosts", "models", "packages", "readings", "samples", "serializers"], items.Where(item => item.Fate == Fate.InUse).Select(item => Path.GetFileName(item.Folder)).Order(StringComparer.Ordinal));
        Assert.Equal(["codecs", "report", "serializers"], items.Where(item => item.Fate == Fate.Removed).Select(item => Path.GetFileName(item.Folder)).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("hosts/net9.0/build.lock", "hosts/net9.0/Goldilocks.Worker/Goldilocks.Worker.dll")]
    [InlineData("report/lock", "report/work/index.html")]
    public async Task What_another_process_builds_stays(string lease, string file)
    {
        using (await FolderLease.TakeAsync(Kept(lease), CancellationToken.None))
        {
            Clean(isDryRun: false);
            Assert.True(File.Exists(Kept(file)));
        }

        Clean(isDryRun: false);
        Assert.False(File.Exists(Kept(file)));
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private IReadOnlyList<KeptItem> Clean(bool isDryRun) => new CleanFlow(new Checkout(_folder)).Clean(isDryRun);

    private long SizeOf(string part) => Clean(isDryRun: true).Single(item => Path.GetFileName(item.Folder) == part).Bytes;

    private void Write(string file) => File.WriteAllBytes(Kept(file), new byte[100_000]);

    private void Link(string file, string place)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(place)!);
        using var link = Process.Start("ln", [Kept(file), place]);
        link.WaitForExit();
        Assert.Equal(0, link.ExitCode);
    }

    private string Kept(string file) => Path.Combine(_folder, "artifacts", Path.Combine(file.Split('/')));

    private List<string> Files() =>
    [
        .. Directory.EnumerateFiles(_folder, "*", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(Path.Combine(_folder, "artifacts"), file).Replace(Path.DirectorySeparatorChar, '/'))
            .Order(StringComparer.Ordinal),
    ];
}
