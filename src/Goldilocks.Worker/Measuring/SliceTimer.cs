using System.Runtime.CompilerServices;
using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Timing;

namespace Goldilocks.Worker.Measuring;

/// <summary>One timed slice.</summary>
internal readonly record struct SliceSample(
    long Operations,
    long ThreadNanoseconds,
    long WallNanoseconds,
    long ProcessNanoseconds,
    long PauseNanoseconds,
    long PauseCount)
{
    /// <summary>The clock that ratios are taken from: CPU time of this thread, or of all where the work is done elsewhere; wall time where there is neither.</summary>
    public long MainNanoseconds(bool worksElsewhere) => !Clock.HasThreadTime ? WallNanoseconds : worksElsewhere ? ProcessNanoseconds : ThreadNanoseconds;

    public ReadOnlySpan<byte> WriteTo(FrameText text) => text.Begin("sample"u8)
        .With("operations"u8, Operations)
        .With("thread-nanoseconds"u8, ThreadNanoseconds)
        .With("wall-nanoseconds"u8, WallNanoseconds)
        .With("process-nanoseconds"u8, ProcessNanoseconds)
        .With("pause-nanoseconds"u8, PauseNanoseconds)
        .With("collections"u8, PauseCount)
        .Written;
}

/// <summary>Reads the clocks around a fixed count of operations; the thread clock is read last and first, closest to the work.</summary>
internal static class SliceTimer
{
    /// <summary>Never inlined: a profile knows the operation's stacks by this method, and the JIT may inline the whole loop into it.</summary>
    /// <remarks>
    /// Other processes had the core since the last slice, so the first operations find caches and branch predictors that know nothing of them. Those are the
    /// lead-in, which no clock sees (docs/experiments/lead-in.md).
    /// </remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SliceSample Measure(BoundVariant bound, Operation operation, long operations, long leadIn)
    {
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
        return new SliceSample(
            operations,
            thread,
            wall,
            process,
            (GC.GetTotalPauseDuration() - pauses).Ticks * 100,
            GC.CollectionCount(0) - collections);
    }
}
