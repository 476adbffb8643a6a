
namespace Goldilocks.Results;

/// <summary>Bytes that one operation allocates.</summary>
/// <param name="Bytes">On the calling thread: the one value that all repetitions had, or their median. The whole process's bytes where those are clearly more.</param>
/// <param name="Varies">True when the repetitions differed.</param>
/// <param name="ProcessBytes">By the whole process: the median over launches.</param>
/// <param name="HappensElsewhere">True when the process allocates clearly more than the thread: the library works on other threads.</param>
public sealed record Allocation(long Bytes, bool Varies, long ProcessBytes, bool HappensElsewhere)
{
    /// <summary>By whichever of both counts more, so that a library that allocates on other threads is not called one that allocates nothing.</summary>
    public long Most => Math.Max(Bytes, ProcessBytes);

    /// <summary>Process and thread may differ by this share of the thread's bytes.</summary>
    public const double ProcessShare = 0.05;

    /// <summary>
    /// A smaller difference in an operation is no sign of another thread: reading the process's count allocates a little too. Without this limit an operation
    /// that allocates nothing would be flagged for it.
    /// </summary>
    public const long ProcessSlackBytes = 64;

    /// <summary>Null when nothing was recorded.</summary>
    public static Allocation? Of(IReadOnlyList<AllocationEvent> launches)
    {
        var values = launches.SelectMany(launch => launch.Bytes).ToList();
        if (values.Count == 0)
        {
            return null;
        }

        var bytes = Median.OfCounts(values);
        var processBytes = Median.OfCounts(launches.Select(launch => launch.ProcessBytes));
        var allowed = Math.Max(ProcessSlackBytes, bytes * ProcessShare);
        var elsewhere = Math.Abs(processBytes - bytes) > allowed;
        return new Allocation(elsewhere ? Math.Max(bytes, processBytes) : bytes, values.Any(value => value != bytes), processBytes, elsewhere);
    }
}
