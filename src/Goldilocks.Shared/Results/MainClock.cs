
namespace Goldilocks.Results;

/// <summary>The clock that a cell's times come from.</summary>
public enum MainClock
{
    /// <summary>CPU time of the measuring thread: the time that a neighbour takes does not count.</summary>
    ThreadCpu,

    /// <summary>CPU time of the whole process, for libraries that work on other threads too.</summary>
    ProcessCpu,

    /// <summary>Wall time, where the platform has no fine thread clock, and for a library that waits: what it waits for is part of the operation.</summary>
    Wall,
}

/// <summary>Chooses and reads the clock (docs/method.md).</summary>
public static class MainClocks
{
    /// <summary>Process CPU time above thread CPU time by more than this share means work on other threads.</summary>
    public const double OtherThreadsShare = 0.05;

    /// <summary>Wall time over thread CPU time in each sample of a library that waits. A busy neighbour lengthens some samples by as much, and never all of them.</summary>
    public const double WaitingFactor = 3;

    /// <summary>In fewer samples than this, a busy neighbour may have lengthened all of them.</summary>
    public const int FewestWaitingSamples = 10;

    /// <summary>
    /// True when the library sleeps, or lets another process work for it: in every sample the wall clock went far further than the thread's CPU clock, and in the median sample than that of the whole process. By these
    /// clocks it would look fast. Of the process only the median counts, because a method that is compiled in the background takes its time in some samples.
    /// </summary>
    public static bool Waits(IReadOnlyList<SampleEvent> samples) => samples.Count >= FewestWaitingSamples
        && samples.All(sample => sample.ThreadNanoseconds > 0 && sample.WallNanoseconds > WaitingFactor * sample.ThreadNanoseconds)
        && Median.Of([.. samples.Select(sample => sample.WallNanoseconds / Math.Max(1.0, sample.ProcessNanoseconds))]) > WaitingFactor;

    /// <summary>
    /// One clock for all samples of a cell, so that its launches can be compared. The median sample decides, because one method that is
    /// compiled in the background does not make a library multi-threaded.
    /// </summary>
    public static MainClock Choose(IReadOnlyList<SampleEvent> samples)
    {
        if (Waits(samples))
        {
            return MainClock.Wall;
        }

        var shares = samples
            .Where(sample => sample.ThreadNanoseconds > 0)
            .Select(sample => (double)sample.ProcessNanoseconds / sample.ThreadNanoseconds)
            .ToList();
        if (shares.Count == 0)
        {
            return MainClock.Wall;
        }

        return Median.Of(shares) > 1 + OtherThreadsShare ? MainClock.ProcessCpu : MainClock.ThreadCpu;
    }

    /// <summary>The sample's time on that clock, in nanoseconds.</summary>
    public static long Read(this SampleEvent sample, MainClock clock) => clock switch
    {
        MainClock.ThreadCpu => sample.ThreadNanoseconds,
        MainClock.ProcessCpu => sample.ProcessNanoseconds,
        MainClock.Wall => sample.WallNanoseconds,
        _ => throw new ArgumentOutOfRangeException(nameof(clock), clock, "Not a clock."),
    };

    /// <summary>
    /// The sample's time in garbage collections, in nanoseconds, and never more than its time on the clock: pauses are wall time, and a
    /// collection that a neighbour interrupted lasted longer than the CPU time it took.
    /// </summary>
    public static long ReadPause(this SampleEvent sample, MainClock clock) => Math.Min(sample.PauseNanoseconds, sample.Read(clock));
}
