using System.Diagnostics;
using System.Runtime;
using Goldilocks.Protocol;

namespace Goldilocks.Server;

/// <summary>
/// The counters that the runtime's own event counters report, read from the same sources when the coordinator asks. An EventPipe
/// session was rejected: it starts a thread and a stream of events inside the server, and gives rates over its own interval only.
/// </summary>
internal static class RuntimeCounters
{
    private static long s_exceptions;

    static RuntimeCounters() => AppDomain.CurrentDomain.FirstChanceException += (_, _) => Interlocked.Increment(ref s_exceptions);

    /// <summary>Sums since the start of the process, and levels of now.</summary>
    public static CountersAnswer Read(string? lastError)
    {
        using var process = Process.GetCurrentProcess();
        var memory = GC.GetGCMemoryInfo(GCKind.Any);
        return new CountersAnswer(
            (long)(Stopwatch.GetTimestamp() * (1e9 / Stopwatch.Frequency)),
            new CollectorSums(
                GC.GetTotalAllocatedBytes(),
                GC.CollectionCount(0),
                GC.CollectionCount(1),
                GC.CollectionCount(2),
                GC.GetTotalPauseDuration().Ticks * 100),
            new WorkSums(
                Environment.CpuUsage.TotalTime.Ticks * 100,
                Monitor.LockContentionCount,
                Interlocked.Read(ref s_exceptions),
                ThreadPool.CompletedWorkItemCount,
                JitInfo.GetCompiledMethodCount(),
                JitInfo.GetCompiledILBytes()),
            new MemoryLevels(
                process.WorkingSet64,
                process.PrivateMemorySize64,
                GC.GetTotalMemory(forceFullCollection: false),
                memory.TotalCommittedBytes,
                memory.FragmentedBytes),
            new LoadLevels(ThreadPool.ThreadCount, ThreadPool.PendingWorkItemCount, Timer.ActiveCount, AppDomain.CurrentDomain.GetAssemblies().Length),
            lastError);
    }
}
