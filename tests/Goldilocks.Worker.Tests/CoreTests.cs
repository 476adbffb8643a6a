using System.Diagnostics;
using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>A worker whose slices are kept on a core may use all of them for everything else.</summary>
public sealed class CoreTests
{
    [LinuxFact("Only Linux has affinities of threads; on Windows the whole process has one.")]
    public void The_thread_that_measures_is_kept_on_the_core_and_the_others_are_not()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);
        var allowed = AllowedCores(ThreadsOf(fake.ProcessId)[0]);

        fake.KeepOn(CoreOfThisProcess());
        var before = ThreadsOf(fake.ProcessId).ToDictionary(thread => thread, CpuTicks);
        while (ThreadsOf(fake.ProcessId).Sum(CpuTicks) - before.Values.Sum() < 20)
        {
            fake.Slice(binding, "serialize", 1_000_000);
        }

        var measuring = before.Keys.MaxBy(thread => CpuTicks(thread) - before[thread])!;
        Assert.Equal(CoreOfThisProcess().ToString(CultureInfo.InvariantCulture), AllowedCores(measuring));
        Assert.All(before.Keys.Where(thread => thread != measuring), thread => Assert.Equal(allowed, AllowedCores(thread)));
    }

    [Fact]
    public void A_worker_that_has_ended_cannot_be_kept_on_a_core_and_says_so_when_it_is_asked()
    {
        using var fake = new Conversation("Honest");
        using var process = Process.GetProcessById(fake.ProcessId);
        process.Kill();
        process.WaitForExit();

        fake.KeepOn(CoreOfThisProcess());

        Assert.IsType<Goldilocks.Results.Crashed>(fake.LostBy(new Frame(Verbs.Describe)));
    }

    private static int CoreOfThisProcess()
    {
        using var own = Process.GetCurrentProcess();
        return OperatingSystem.IsLinux() || OperatingSystem.IsWindows() ? System.Numerics.BitOperations.Log2((ulong)own.ProcessorAffinity) : 0;
    }

    private static string[] ThreadsOf(int process) => [.. Directory.GetDirectories($"/proc/{process}/task").Order(StringComparer.Ordinal)];

    /// <summary>Such as <c>1</c> or <c>0-3</c>.</summary>
    private static string AllowedCores(string thread) =>
        File.ReadLines(Path.Combine(thread, "status")).Single(line => line.StartsWith("Cpus_allowed_list:", StringComparison.Ordinal)).Split('\t')[1];

    /// <summary>utime and stime.</summary>
    private static long CpuTicks(string thread) => ProcessStat.Field(thread, 14) + ProcessStat.Field(thread, 15);
}
