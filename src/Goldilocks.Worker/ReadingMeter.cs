using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>Times another way of reading beside the usual one. What a reading needs is made in batches before the clock is read.</summary>
internal static class ReadingMeter
{
    private const int Batches = 31;
    private const int MostAtOnce = 4_096;
    private const long WarmUpNanoseconds = 300_000_000;
    private const long BatchNanoseconds = 2_000_000;

    public static Answer Measure(BoundVariant bound, ReadingWay way)
    {
        if (bound.Reading(way) is not { } reading)
        {
            return new UnsupportedAnswer(WhyNot(way));
        }

        if (reading.Try() is { } difference)
        {
            return new DifferentAnswer(difference);
        }

        var (count, usual) = WarmUp(bound, reading);
        var cost = Median(() => reading.Prepare(count), reading.Read, reading.WorksElsewhere);
        reading.Prepare(0);
        return new ReadAnswer(reading.Parts, cost, Median(() => { }, () => Repeat(bound, usual), bound.WorksElsewhere), reading.Filled);
    }

    private static string WhyNot(ReadingWay way) => way switch
    {
        ReadingWay.Populate => "its adapter uses no call that takes an object that is there",
        ReadingWay.Segments => "its adapter uses no call that takes several pieces of memory",
        _ => "its adapter uses no call that reads one value after the other",
    };

    /// <summary>Reads until the JIT had its time, both ways.</summary>
    /// <returns>How many readings fill a batch, in this way and in the usual one.</returns>
    private static (int Count, int Usual) WarmUp(BoundVariant bound, OtherReading reading)
    {
        var (count, usual) = (1, 1);

        // Of this thread's own time: on a busy machine, time on the wall says nothing about what was done.
        var started = Now(reading.WorksElsewhere);
        while (Now(reading.WorksElsewhere) - started < WarmUpNanoseconds)
        {
            reading.Prepare(count);
            var batch = Now(reading.WorksElsewhere);
            reading.Read();
            count = Grown(count, Now(reading.WorksElsewhere) - batch);
            batch = Now(bound.WorksElsewhere);
            bound.Repeat(Operation.Deserialize, usual);
            usual = Grown(usual, Now(bound.WorksElsewhere) - batch);
        }

        return (count, usual);
    }

    private static int Grown(int count, long nanoseconds) => nanoseconds < BatchNanoseconds ? Math.Min(MostAtOnce, count * 2) : count;

    private static long Repeat(BoundVariant bound, int count)
    {
        bound.Repeat(Operation.Deserialize, count);
        return count;
    }

    /// <param name="prepare">Is not timed.</param>
    /// <param name="read">Says how many readings it made.</param>
    /// <param name="isElsewhere">True where other threads read, whose time and memory the calling one does not see.</param>
    private static ReadingCost Median(Action prepare, Func<long> read, bool isElsewhere)
    {
        var (times, bytes) = (new long[Batches], new long[Batches]);
        for (var i = 0; i < Batches; i++)
        {
            prepare();
            var allocated = Allocated(isElsewhere);
            var clock = Now(isElsewhere);
            var count = read();
            times[i] = (Now(isElsewhere) - clock) / count;
            bytes[i] = (Allocated(isElsewhere) - allocated) / count;
        }

        Array.Sort(times);
        Array.Sort(bytes);
        return new ReadingCost(times[Batches / 2], bytes[Batches / 2]);
    }

    private static long Allocated(bool isElsewhere) => isElsewhere ? GC.GetTotalAllocatedBytes(precise: true) : GC.GetAllocatedBytesForCurrentThread();

    private static long Now(bool isElsewhere) => Clock.HasThreadTime && !isElsewhere ? Clock.ThreadNanoseconds() : Clock.WallNanoseconds();
}
