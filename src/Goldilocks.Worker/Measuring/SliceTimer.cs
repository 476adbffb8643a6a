using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;

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

    public Frame ToFrame() => new Frame(Verbs.Sample)
        .With("operations", Operations)
        .With("thread-nanoseconds", ThreadNanoseconds)
        .With("wall-nanoseconds", WallNanoseconds)
        .With("process-nanoseconds", ProcessNanoseconds)
        .With("pause-nanoseconds", PauseNanoseconds)
        .With("collections", PauseCount);
}

/// <summary>Reads the clocks around a fixed count of operations; the thread clock is read last and first, closest to the work.</summary>
internal static class SliceTimer
{
    public static SliceSample Measure(BoundVariant bound, Operation operation, long operations)
    {
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
