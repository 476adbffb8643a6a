using System.Diagnostics;
using System.Globalization;

namespace Goldilocks.Worker;

/// <summary>The process's memory as the operating system sees it, in bytes.</summary>
internal static class WorkingSet
{
    private const string Status = "/proc/self/status";
    private const string ClearReferences = "/proc/self/clear_refs";

    /// <summary>proc(5): writing 5 sets the high-water mark of the resident set back to its present size.</summary>
    private const string ResetHighWaterMark = "5";

    public static long Current()
    {
        using var process = Process.GetCurrentProcess();
        return process.WorkingSet64;
    }

    /// <summary>Since <see cref="ResetPeak"/> where that is possible; otherwise since the process began.</summary>
    public static long Peak()
    {
        if (OperatingSystem.IsLinux())
        {
            return Read("VmHWM:");
        }

        using var process = Process.GetCurrentProcess();
        return process.PeakWorkingSet64;
    }

    /// <summary>False where the platform keeps one mark for the whole life of a process.</summary>
    public static bool ResetPeak()
    {
        if (!OperatingSystem.IsLinux())
        {
            return false;
        }

        try
        {
            File.WriteAllText(ClearReferences, ResetHighWaterMark);
            return true;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Some containers forbid it; the answer then states that the mark covers the whole process.
            return false;
        }
    }

    private static long Read(string name)
    {
        var line = File.ReadLines(Status).First(line => line.StartsWith(name, StringComparison.Ordinal));
        return long.Parse(line.AsSpan(name.Length).Trim()[..^" kB".Length], NumberStyles.None, CultureInfo.InvariantCulture) * 1024;
    }
}
