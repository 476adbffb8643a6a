using System.Buffers;
using System.Runtime.CompilerServices;

namespace Goldilocks.Prober;

/// <summary>
/// Memory that a process still uses after a large value was written and read and let go. Arrays in the runtime's shared pool stay there until the runtime trims it, and other code can use them. Arrays that a library
/// keeps for itself stay for good. Both are counted in bytes after collections of garbage, so that the speed of the machine and other processes change nothing.
/// </summary>
internal static class KeptMemory
{
    private const int Collections = 3;
    private const int SmallestArray = 1 << 16;

    /// <summary>What stays after the value was used once.</summary>
    /// <param name="use">Writes and reads it, and keeps nothing.</param>
    /// <param name="largest">The bytes of the longest array that the pool may have been asked for.</param>
    /// <returns>All of it, and what is left of it when the shared pool is emptied.</returns>
    public static (long Bytes, long WithoutPool) After(Action use, int largest)
    {
        Empty(largest);
        var before = Collected();
        Call(use);
        var after = Collected() - before;
        Empty(largest);
        return (after, Collected() - before);
    }

    /// <summary>What a method leaves in registers and on the stack would hold the value, so that it is used by a call of its own.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Call(Action use) => use();

    private static long Collected()
    {
        var bytes = 0L;
        for (var round = 0; round < Collections; round++)
        {
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true, compacting: true);
            GC.WaitForPendingFinalizers();
            bytes = GC.GetTotalMemory(forceFullCollection: false);
        }

        return bytes;
    }

    /// <summary>An array that is asked for and not given back is in no pool any more. The runtime has a pool for each type of element: those of numbers, of texts and of objects are emptied.</summary>
    private static void Empty(int largest)
    {
        for (var bytes = SmallestArray; bytes > 0 && bytes <= largest; bytes *= 2)
        {
            Empty<byte>(bytes);
            Empty<char>(bytes);
            Empty<int>(bytes);
            Empty<long>(bytes);
            Empty<string>(bytes);
            Empty<object>(bytes);
            _ = Collected();
        }
    }

    /// <summary>An array that was not in the pool was made just now.</summary>
    private static void Empty<T>(int bytes)
    {
        var length = bytes / Unsafe.SizeOf<T>();
        long before;
        do
        {
            before = GC.GetAllocatedBytesForCurrentThread();
            _ = ArrayPool<T>.Shared.Rent(length);
        }
        while (GC.GetAllocatedBytesForCurrentThread() - before < length);
    }
}
