using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>
/// Bytes allocated by one operation, several times, on this thread and in the whole process. The thread's count is exact; the
/// process's tells whether the library allocates on other threads.
/// </summary>
internal static class AllocationMeter
{
    public static AllocationAnswer Measure(BoundVariant bound, Operation operation, int repetitions)
    {
        // One call before the count begins: it fills pools and grows the destination.
        bound.Repeat(operation, 1);

        var bytes = new long[repetitions];
        var processBefore = GC.GetTotalAllocatedBytes(precise: true);
        for (var i = 0; i < repetitions; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            bound.Repeat(operation, 1);
            bytes[i] = GC.GetAllocatedBytesForCurrentThread() - before;
        }

        var process = GC.GetTotalAllocatedBytes(precise: true) - processBefore;
        return new AllocationAnswer(process / repetitions, bytes);
    }
}
