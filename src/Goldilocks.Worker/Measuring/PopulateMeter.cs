using Goldilocks.Protocol;
using Goldilocks.Worker.Binding;
using Goldilocks.Worker.Timing;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// Times readings into objects that are there, beside readings into new objects. Each object is read into once, because a library that appends would make it longer with every reading; so objects are made in
/// batches before the clock is read.
/// </summary>
internal static class PopulateMeter
{
    private const int Batches = 31;
    private const int MostTargets = 4_096;
    private const long WarmUpNanoseconds = 300_000_000;
    private const long BatchNanoseconds = 2_000_000;

    public static Answer Measure(BoundVariant bound)
    {
        if (bound.WhyNotPopulate is { } reason)
        {
            return new UnsupportedAnswer(reason);
        }

        var (keepsObject, firstCollection) = bound.PopulateOnce();
        var count = WarmUp(bound);
        var populate = Median(() => bound.MakeTargets(count), bound.PopulateTargets, count);
        bound.MakeTargets(0);
        return new PopulatedAnswer(keepsObject, firstCollection, populate, Median(() => { }, () => bound.Repeat(Operation.Deserialize, count), count));
    }

    /// <summary>Reads until the JIT had its time, both ways.</summary>
    /// <returns>How many readings fill a batch.</returns>
    private static int WarmUp(BoundVariant bound)
    {
        var count = 1;
        var started = Clock.WallNanoseconds();
        while (Clock.WallNanoseconds() - started < WarmUpNanoseconds)
        {
            bound.MakeTargets(count);
            var batch = Clock.WallNanoseconds();
            bound.PopulateTargets();
            count = Clock.WallNanoseconds() - batch < BatchNanoseconds ? Math.Min(MostTargets, count * 2) : count;
            bound.Repeat(Operation.Deserialize, count);
        }

        return count;
    }

    private static ReadingCost Median(Action prepare, Action read, int count)
    {
        var (times, bytes) = (new long[Batches], new long[Batches]);
        for (var i = 0; i < Batches; i++)
        {
            prepare();
            var allocated = GC.GetAllocatedBytesForCurrentThread();
            var clock = Now();
            read();
            times[i] = (Now() - clock) / count;
            bytes[i] = (GC.GetAllocatedBytesForCurrentThread() - allocated) / count;
        }

        Array.Sort(times);
        Array.Sort(bytes);
        return new ReadingCost(times[Batches / 2], bytes[Batches / 2]);
    }

    private static long Now() => Clock.HasThreadTime ? Clock.ThreadNanoseconds() : Clock.WallNanoseconds();
}
