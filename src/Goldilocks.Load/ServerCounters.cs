using Goldilocks.Protocol;

namespace Goldilocks.Load;

/// <summary>The runtime's counters of a server at one moment: sums since its start, and levels.</summary>
/// <param name="WallNanoseconds">A monotonic clock.</param>
/// <param name="CpuNanoseconds">CPU time of all threads.</param>
/// <param name="AllocatedBytes">On the managed heap since the start.</param>
/// <param name="Gen0">Collections since the start; a collection of a generation counts for the younger ones, too.</param>
/// <param name="Gen1">As above.</param>
/// <param name="Gen2">As above.</param>
/// <param name="PauseNanoseconds">Spent in collections, with all threads stopped.</param>
/// <param name="LockContentions">Locks that a thread had to wait for.</param>
/// <param name="Exceptions">Thrown, caught or not.</param>
/// <param name="PoolItems">Work items that the thread pool has completed.</param>
/// <param name="Methods">Compiled by the JIT; each tier counts.</param>
/// <param name="IlBytes">Of those methods.</param>
/// <param name="WorkingSetBytes">Level.</param>
/// <param name="PrivateBytes">Level, as the operating system counts it.</param>
/// <param name="HeapBytes">Level: live and not yet collected.</param>
/// <param name="CommittedBytes">Level at the last collection.</param>
/// <param name="FragmentedBytes">Level at the last collection.</param>
/// <param name="PoolThreads">Level.</param>
/// <param name="PoolQueue">Level: work items that wait for a thread.</param>
/// <param name="Timers">Level.</param>
/// <param name="Assemblies">Level.</param>
public sealed record ServerCounters(
    long WallNanoseconds,
    long CpuNanoseconds,
    long AllocatedBytes,
    long Gen0,
    long Gen1,
    long Gen2,
    long PauseNanoseconds,
    long LockContentions,
    long Exceptions,
    long PoolItems,
    long Methods,
    long IlBytes,
    long WorkingSetBytes,
    long PrivateBytes,
    long HeapBytes,
    long CommittedBytes,
    long FragmentedBytes,
    long PoolThreads,
    long PoolQueue,
    long Timers,
    long Assemblies)
{
    /// <summary>What a server answered.</summary>
    public static ServerCounters Of(CountersAnswer answer) => new(
        answer.WallNanoseconds,
        answer.Work.CpuNanoseconds,
        answer.Collector.AllocatedBytes,
        answer.Collector.Gen0,
        answer.Collector.Gen1,
        answer.Collector.Gen2,
        answer.Collector.PauseNanoseconds,
        answer.Work.LockContentions,
        answer.Work.Exceptions,
        answer.Work.PoolItems,
        answer.Work.Methods,
        answer.Work.IlBytes,
        answer.Memory.WorkingSet,
        answer.Memory.Private,
        answer.Memory.Heap,
        answer.Memory.Committed,
        answer.Memory.Fragmented,
        answer.Load.PoolThreads,
        answer.Load.PoolQueue,
        answer.Load.Timers,
        answer.Load.Assemblies);
}
