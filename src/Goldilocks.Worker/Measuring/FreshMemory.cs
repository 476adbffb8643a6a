namespace Goldilocks.Worker.Measuring;

/// <summary>
/// The part of generation 0 that nobody has touched yet. The operating system hands out a page when it is first written to, and an operation that allocates little pays
/// for that a few per cent until the collector comes round, which may be never in its process (docs/experiments/fresh-memory.md).
/// </summary>
internal static class FreshMemory
{
    /// <summary>The third budget still lies in other pages than the first two; from the fourth on none is new.</summary>
    private const int Collections = 4;

    /// <summary>Where the budget is not pinned it follows the cache, and a server's is larger than what a warm-up should take.</summary>
    private const long LargestBytes = 256L << 20;

    /// <summary>Less than a page, so that none is left out.</summary>
    private const int ObjectBytes = 4000;

    /// <summary>Allocates garbage until generation 0 was collected four times, or 256 MB are used up; takes 45 ms with the pinned budget of 16 MB, next to nothing of it where that was done before.</summary>
    public static void UseUp()
    {
        var wanted = GC.CollectionCount(0) + Collections;
        for (var allocated = 0L; allocated < LargestBytes && GC.CollectionCount(0) < wanted; allocated += ObjectBytes)
        {
            // Or the JIT might put it on the stack.
            GC.KeepAlive(new byte[ObjectBytes]);
        }
    }
}
