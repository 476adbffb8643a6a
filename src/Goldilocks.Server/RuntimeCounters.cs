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
    public static Frame Read(string? lastError)
    {
        using var process = Process.GetCurrentProcess();
        var memory = GC.GetGCMemoryInfo(GCKind.Any);
        var answer = new Frame(Verbs.Counters)
            .With("wall-nanoseconds", (long)(Stopwatch.GetTimestamp() * (1e9 / Stopwatch.Frequency)))
            .With("cpu-nanoseconds", Environment.CpuUsage.TotalTime.Ticks * 100)
            .With("allocated-bytes", GC.GetTotalAllocatedBytes())
            .With("gen0", GC.CollectionCount(0))
            .With("gen1", GC.CollectionCount(1))
            .With("gen2", GC.CollectionCount(2))
            .With("pause-nanoseconds", GC.GetTotalPauseDuration().Ticks * 100)
            .With("lock-contentions", Monitor.LockContentionCount)
            .With("exceptions", Interlocked.Read(ref s_exceptions))
            .With("pool-items", ThreadPool.CompletedWorkItemCount)
            .With("methods", JitInfo.GetCompiledMethodCount())
            .With("il-bytes", JitInfo.GetCompiledILBytes())
            .With("working-set-bytes", process.WorkingSet64)
            .With("private-bytes", process.PrivateMemorySize64)
            .With("heap-bytes", GC.GetTotalMemory(forceFullCollection: false))
            .With("committed-bytes", memory.TotalCommittedBytes)
            .With("fragmented-bytes", memory.FragmentedBytes)
            .With("pool-threads", ThreadPool.ThreadCount)
            .With("pool-queue", ThreadPool.PendingWorkItemCount)
            .With("timers", Timer.ActiveCount)
            .With("assemblies", AppDomain.CurrentDomain.GetAssemblies().Length);
        return lastError is null ? answer : answer.With("last-error", lastError);
    }
}
