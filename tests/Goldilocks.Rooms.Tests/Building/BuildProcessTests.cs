using Goldilocks.Building;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>These tests look at all processes that this one has started, so no other test may start any.</summary>
[Collection(Alone.Name)]
public sealed class BuildProcessTests : IDisposable
{
    private const string NeedsEnvironments = "Only Linux tells the environment of another process in /proc, by which what a build has started is found.";

    // Children inherit the environment, so every process with the mark was started from here.
    private readonly string _mark = $"GOLDILOCKS_TEST_{Guid.NewGuid():N}";
    private readonly Workshop _shop = new();

    public BuildProcessTests()
    {
        if (OperatingSystem.IsLinux())
        {
            // The guard that watches over this process starts with its first program and ends with this process. Started later, it would inherit the mark.
            FinishedProgram.Run(new("true"), TimeSpan.FromMinutes(1));
        }

        Environment.SetEnvironmentVariable(_mark, "1");
    }

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(_mark, null);
        _shop.Dispose();
    }

    [LinuxFact(NeedsEnvironments)]
    public async Task A_cancelled_build_leaves_no_process()
    {
        using var cancellation = new CancellationTokenSource();
        using var builder = new SerializerBuilder(_shop.Layout);
        var watch = new Watch(told =>
        {
            if (told is BuildStarted)
            {
                cancellation.Cancel();
            }
        });
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => builder.BuildAsync([new(_shop.AddWorking("Slow"), null, [])], watch, cancellation.Token));
        await AllEnded();
    }

    [LinuxFact(NeedsEnvironments)]
    public async Task A_build_that_hangs_is_ended_with_what_it_started_and_tried_again_the_next_time()
    {
        BuildRequest request = new(_shop.Add("Hanging", Projects.ThatHangs), null, []);
        using var builder = new SerializerBuilder(_shop.Layout, new BuildOptions { SilenceLimit = TimeSpan.FromSeconds(5) });
        var failed = Assert.IsType<BuildFailed>((await builder.BuildAsync([request]))[0].Outcome);
        Assert.Equal("the build printed nothing for 5 s and was ended", failed.Error);
        await AllEnded();

        var watch = new Watch();
        using var cancellation = new CancellationTokenSource();
        watch.React = _ => cancellation.Cancel();
        // On a busy machine a build may begin after more than 5 s.
        using var patient = new SerializerBuilder(_shop.Layout);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => patient.BuildAsync([request], watch, cancellation.Token));
        Assert.Single(watch.Started);
    }

    [LinuxFact(NeedsEnvironments)]
    [Trait("Runs", "nightly")]
    public async Task Builds_that_print_nothing_wait_side_by_side_and_one_that_goes_on_printing_is_ended_too()
    {
        BuildRequest[] requests =
        [
            new(_shop.Add("Hanging1", Projects.ThatHangs), null, []), new(_shop.Add("Hanging2", Projects.ThatHangs), null, []), new(_shop.Add("Printing", Projects.ThatPrintsForEver), null, []),
        ];
        using var builder = new SerializerBuilder(_shop.Layout, new BuildOptions { Parallelism = 2, SpareNodes = 1, TotalLimit = TimeSpan.FromSeconds(30) });
        var watch = new Watch();
        var results = await builder.BuildAsync(requests, watch);

        Assert.All(results, result => Assert.Equal("the build took too long and was ended; 30 s are the most", Assert.IsType<BuildFailed>(result.Outcome).Error));
        Assert.Equal(3, watch.Told<BuildProgress>().TakeWhile(told => told is not BuildFinished).OfType<BuildStarted>().Count());
        await AllEnded();
    }

    [LinuxFact(NeedsEnvironments)]
    public async Task A_program_in_use_is_not_rebuilt_until_it_is_released()
    {
        var used = _shop.AddWorking("Used");
        BuildRequest[] requests = [new(used, null, []), new(_shop.AddWorking("Other"), null, [])];
        var user = new SerializerBuilder(_shop.Layout);
        var worker = (await user.BuildAsync(requests))[0].WorkerPath!;
        await AllEnded();

        var bytes = File.ReadAllBytes(worker);
        File.WriteAllText(Path.Combine(used.Path, "Adapter.cs"), Adapters.Working.Replace("throwaway", "renamed", StringComparison.Ordinal));
        var waits = new TaskCompletionSource();
        var watch = new Watch(told =>
        {
            if (told is BuildWaiting)
            {
                waits.TrySetResult();
            }
        });
        using var other = new SerializerBuilder(_shop.Layout);
        var building = other.BuildAsync(requests, watch);
        await waits.Task;
        Assert.Equal(bytes, File.ReadAllBytes(worker));
        Assert.Empty(watch.Started);

        user.Dispose();
        Assert.True((await building)[0].IsReady);
        Assert.NotEqual(bytes, File.ReadAllBytes(worker));
    }

    [Fact]
    public async Task What_another_process_builds_meanwhile_is_shared_although_that_one_runs_it_on_and_on()
    {
        BuildRequest[] requests = [new(_shop.AddWorking("Shared"), null, [])];
        using var one = new SerializerBuilder(_shop.Layout);
        using var other = new SerializerBuilder(_shop.Layout);

        // Whichever builds it, neither releases it before both have it.
        var results = await Task.WhenAll(one.BuildAsync(requests), other.BuildAsync(requests)).WaitAsync(TimeSpan.FromMinutes(5));

        Assert.All(results, result => Assert.True(result[0].IsReady));
    }

    [Fact]
    public async Task A_host_that_was_not_built_is_told_with_the_command_that_builds_it()
    {
        using var builder = new SerializerBuilder(_shop.Layout with { HostFolder = Path.Combine(_shop.Root, "Release", "net10.0") });
        var error = await Assert.ThrowsAsync<BuildingException>(() => builder.BuildAsync([]));
        Assert.Contains("dotnet build -c Release src/Goldilocks.Worker", error.Message);
    }

    /// <summary>A process that was told to end may take a moment; one that was forgotten stays.</summary>
    private async Task AllEnded()
    {
        for (var look = 0; look < 600 && StartedFromHere().Any(); look++)
        {
            await Task.Delay(100);
        }

        Assert.Empty(StartedFromHere());
    }

    /// <summary>Command lines.</summary>
    private IEnumerable<string> StartedFromHere() =>
        from process in Directory.EnumerateDirectories("/proc")
        let id = Path.GetFileName(process)
        where id.All(char.IsAsciiDigit) && id != Environment.ProcessId.ToString(System.Globalization.CultureInfo.InvariantCulture)
        where Read(Path.Combine(process, "environ")).Contains(_mark, StringComparison.Ordinal)
        select Read(Path.Combine(process, "cmdline")).Replace('\0', ' ');

    private static string Read(string path)
    {
        try
        {
            return File.ReadAllText(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // It ended meanwhile, or belongs to another user.
            return "";
        }
    }
}
