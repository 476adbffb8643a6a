using System.Diagnostics;

namespace Goldilocks.Load;

/// <summary>Units of the stopwatch.</summary>
internal static class Clock
{
    public static long Nanoseconds(long ticks) => (long)(ticks * (1e9 / Stopwatch.Frequency));

    public static long Ticks(TimeSpan time) => (long)(time.TotalSeconds * Stopwatch.Frequency);
}
