namespace Goldilocks.Worker.Measuring;

/// <summary>
/// The part of generation 0 that was never written to. The operating system allocates a page at the first write. For an operation that allocates little, that costs
/// a few per cent until the first collection, which may never come in its process (docs/experiments/fresh-memory.md).
/// </summary>
internal static class FreshMemory
{
    /// <summary>The third budget still uses other pages than the first two; from the fourth on no page is new.</summary>
    private const int Collections = 4;

    /// <summary>A budget that is not pinned follows the cache size, and a server's budget is larger than a warm-up should use.</summary>
    private const long LargestBytes = 256L << 20;

    /// <summary>Less than a page, so that every page is written to.</summary>
    private const int ObjectBytes = 4000;

    /// <summary>Allocates garbage until generation 0 was collected four times, or 256 MB are used up; takes 45 ms with the pinned budget of 16 MB, and almost no time when it was done before.</summary>
    public static void UseUp()
    {
        var wanted = GC.CollectionCount(0) + Collections;
        for (var allocated = 0L; allocated < LargestBytes && GC.CollectionCount(0) < wanted; allocated += ObjectBytes)
        {
            // Otherwise the JIT might put the array on the stack.
            GC.KeepAlive(new byte[ObjectBytes]);
        }
    }
}
