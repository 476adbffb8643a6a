using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Goldilocks.Prober;

/// <summary>Processor time of the calling thread. A busy machine must not make a library look slow.</summary>
public static partial class ThreadTime
{
    private const int ThreadProcessorClock = 3;

    /// <summary>Milliseconds since some fixed moment; of the wall clock on systems other than Linux.</summary>
    public static double Milliseconds() => OperatingSystem.IsLinux() && GetTime(ThreadProcessorClock, out var time) == 0
        ? (time.Seconds * 1e3) + (time.Nanoseconds / 1e6)
        : Stopwatch.GetTimestamp() * 1e3 / Stopwatch.Frequency;

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    private static partial int GetTime(int clock, out TimeValue time);

    // struct timespec on 64-bit systems
    [StructLayout(LayoutKind.Sequential)]
    private struct TimeValue
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
