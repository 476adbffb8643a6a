using System.Runtime.CompilerServices;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>One timed sample.</summary>
internal readonly record struct SampleTimes(
    long Operations,
    long ThreadNanoseconds,
    long WallNanoseconds,
    long ProcessNanoseconds,
    long PauseNanoseconds,
    long PauseCount)
{
    /// <summary>The clock that ratios are taken from: CPU time of this thread, or of all threads when others do the work; wall time where there is no CPU clock.</summary>
    public long MainNanoseconds(bool worksElsewhere) => !Clock.HasThreadTime ? WallNanoseconds : worksElsewhere ? ProcessNanoseconds : ThreadNanoseconds;

    public SampleAnswer ToAnswer() => new(Operations, ThreadNanoseconds, WallNanoseconds, ProcessNanoseconds, PauseNanoseconds, PauseCount);
}

/// <summary>Reads the clocks around a fixed count of operations; the thread clock is read last and first, closest to the work.</summary>
internal static class SampleTimer
{
    /// <summary>Never inlined: a profile recognizes the operation's stacks by this method, and the JIT may inline the whole loop into it.</summary>
    /// <remarks>
    /// Other processes used the core since the last sample, so the first operations run with cold caches and branch predictors. They are the
    /// lead-in, which is not timed (docs/experiments/lead-in.md).
    /// </remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SampleTimes Measure(BoundVariant bound, Operation operation, long operations, long leadIn)
    {
        bound.Renew();
        bound.Repeat(operation, leadIn);

        var pauses = GC.GetTotalPauseDuration();
        var collections = GC.CollectionCount(0);
        var process = Clock.ProcessNanoseconds();
        var wall = Clock.WallNanoseconds();
        var thread = Clock.ThreadNanoseconds();

        bound.Repeat(operation, operations);

        thread = Clock.ThreadNanoseconds() - thread;
        wall = Clock.WallNanoseconds() - wall;
        process = Clock.ProcessNanoseconds() - process;
        return new SampleTimes(
            operations,
            thread,
            wall,
            process,
            (GC.GetTotalPauseDuration() - pauses).Ticks * 100,
            GC.CollectionCount(0) - collections);
    }
}
