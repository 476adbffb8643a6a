using System.Globalization;
using System.Runtime;
using System.Runtime.CompilerServices;

namespace Goldilocks.Prober.Attacks;

/// <summary>How many bytes of its stack a use of a library takes.</summary>
internal static class StackUse
{
    /// <summary>What is looked at. A use that takes more ends the process, as it would on any smaller stack.</summary>
    public const int LargestBytes = 16 << 20;

    /// <summary>For what runs above and below the part that is looked at.</summary>
    private const int MarginBytes = 1 << 20;

    /// <summary>
    /// The first call also compiles its methods and loads their types, and a call may be met by a signal that stops all threads. Both take stack as well, by chance, and the middle of several readings is
    /// without them.
    /// </summary>
    private const int Readings = 7;

    /// <summary>A collection of garbage runs on the stack of the thread that allocates. What the levels allocate fits into this, so that there is none.</summary>
    private const int RoomBytes = 64 << 20;

    /// <summary>No small number, no ASCII and no usual part of an address.</summary>
    private const byte Paint = 0xA5;

    /// <summary>Does something several times on a large stack, and says what it took in the middle.</summary>
    /// <param name="use">What is done. Its exceptions are part of it.</param>
    /// <returns>Bytes of stack; and the last exception, or null.</returns>
    public static (int Bytes, Exception? Refusal) Of(Action use)
    {
        var (readings, refusal) = (new int[Readings], default(Exception));
        var thread = new Thread(() =>
        {
            for (var reading = 0; reading < Readings; reading++)
            {
                var isUndisturbed = GC.TryStartNoGCRegion(RoomBytes);
                Fill();
                refusal = Refusable.ExceptionOf(use);
                readings[reading] = CountTouched();
                if (isUndisturbed && GCSettings.LatencyMode == GCLatencyMode.NoGCRegion)
                {
                    GC.EndNoGCRegion();
                }
            }
        }, LargestBytes + (2 * MarginBytes));
        thread.Start();
        thread.Join();

        // A library may take megabytes for a level, and the next question in this process needs them.
        GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        return (readings.Order().ElementAt(Readings / 2), refusal);
    }

    /// <summary>Does something on a stack of its own, and says what it throws; null for nothing. Where the stack does not suffice, the process ends.</summary>
    /// <param name="stackBytes">Of the new thread.</param>
    /// <param name="use">What is done.</param>
    /// <remarks>It comes after <see cref="Of"/>, whose thread was the last to end: the C library of Linux may give a new thread the stack of the last one, if it is at most four times as large as it need be, and this one was far larger.</remarks>
    public static Exception? ExceptionOn(int stackBytes, Action use)
    {
        Exception? refusal = null;
        var thread = new Thread(() => refusal = Refusable.ExceptionOf(use), stackBytes);
        thread.Start();
        thread.Join();
        return refusal;
    }

    /// <summary>Its frame lies where that of the use will lie.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Fill()
    {
        Span<byte> room = stackalloc byte[LargestBytes];
        room.Fill(Paint);
    }

    /// <summary>A stack grows downwards, so the first byte that is not as it was painted is the lowest that was used.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    [SkipLocalsInit]
    private static int CountTouched()
    {
        Span<byte> room = stackalloc byte[LargestBytes];
        var first = room.IndexOfAnyExcept(Paint);
        return first < 0 ? 0 : LargestBytes - first;
    }
}

/// <summary>How the stack that something takes stands to the stack that there is.</summary>
internal enum StackFit
{
    /// <summary>A quarter of the stack stays free.</summary>
    Fits,

    /// <summary>Other frames, such as another processor's or another release's of the runtime, decide.</summary>
    Close,

    /// <summary>It takes half as much again as there is.</summary>
    Exceeds,
}

/// <summary>Compares stacks, with room for what differs between machines.</summary>
internal static class StackFits
{
    /// <summary>How the one stands to the other.</summary>
    /// <param name="needed">Bytes.</param>
    /// <param name="available">Bytes.</param>
    public static StackFit Of(int needed, int available) =>
        4L * needed <= 3L * available ? StackFit.Fits
        : 2L * needed < 3L * available ? StackFit.Close
        : StackFit.Exceeds;

    /// <summary>What is taken, in words, to two digits: more of them differ between processors.</summary>
    /// <param name="needed">Bytes.</param>
    public static string Text(int needed)
    {
        var kibibytes = needed / 1024.0;
        var unit = Math.Pow(10, Math.Max(0, Math.Floor(Math.Log10(Math.Max(1, kibibytes))) - 1));
        return string.Create(CultureInfo.InvariantCulture, $"about {Math.Round(kibibytes / unit) * unit:N0} KiB of stack");
    }
}
