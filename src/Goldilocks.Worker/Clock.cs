using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Goldilocks.Worker;

/// <summary>
/// The clocks, in nanoseconds. Thread CPU time is the main one: a neighbour that takes the core away does not count.
/// </summary>
/// <remarks>
/// Windows' thread times tick every 15.6 ms and its cycle counts are not time, so there is no thread clock there: the same samples are read from the wall clock, the report
/// says so, and a busy neighbour lengthens them (docs/method.md, "A sample").
/// </remarks>
internal static partial class Clock
{
    // time.h: Linux numbers from the kernel's uapi, macOS from Darwin's.
    private static readonly int ThreadClock = OperatingSystem.IsMacOS() ? 16 : 3;
    private static readonly int ProcessClock = OperatingSystem.IsMacOS() ? 12 : 2;

    /// <summary>True where thread CPU time is fine enough for a sample of 1.5 ms.</summary>
    public static bool HasThreadTime { get; } = OperatingSystem.IsLinux() || OperatingSystem.IsMacOS();

    /// <summary>The clock that ratios are taken from.</summary>
    public static string Name => HasThreadTime ? "thread-cpu" : "wall";

    /// <summary>CPU time of the calling thread; 0 where <see cref="HasThreadTime"/> is false.</summary>
    public static long ThreadNanoseconds() => HasThreadTime ? Read(ThreadClock) : 0;

    /// <summary>CPU time of all threads of this process.</summary>
    public static long ProcessNanoseconds() => HasThreadTime ? Read(ProcessClock) : CoarseProcessNanoseconds();

    /// <summary>A monotonic wall clock.</summary>
    public static long WallNanoseconds() => (long)(Stopwatch.GetTimestamp() * (1e9 / Stopwatch.Frequency));

#if NET9_0_OR_GREATER
    private static long CoarseProcessNanoseconds() => Environment.CpuUsage.TotalTime.Ticks * 100;
#else
    private static long CoarseProcessNanoseconds()
    {
        using var process = Process.GetCurrentProcess();
        return process.TotalProcessorTime.Ticks * 100;
    }
#endif

    private static long Read(int clock)
    {
        var code = GetTime(clock, out var time);
        return code == 0
            ? (time.Seconds * 1_000_000_000L) + time.Nanoseconds
            : throw new InvalidOperationException($"clock_gettime({clock}) failed with {Marshal.GetLastPInvokeError()}.");
    }

    [LibraryImport("libc", EntryPoint = "clock_gettime", SetLastError = false)]
    [SuppressGCTransition]
    private static partial int GetTime(int clock, out TimeSpec time);

    [StructLayout(LayoutKind.Sequential)]
    private struct TimeSpec
    {
        public long Seconds;
        public long Nanoseconds;
    }
}
