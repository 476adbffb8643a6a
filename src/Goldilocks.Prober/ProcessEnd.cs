using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Goldilocks.Prober;

/// <summary>Ends this process at once. An orderly exit would wait for threads of the library, and run its code.</summary>
/// <remarks>
/// On Unix it takes no memory: where there is none left, <see cref="Process.Kill()"/> waited for seconds in the garbage collector before it ended a process whose time was up.
/// </remarks>
internal static partial class ProcessEnd
{
    private const int NoSignal = 0;
    private const int Kill = 9;

    private static readonly int s_processId = Environment.ProcessId;

    /// <summary>Has what <see cref="Now"/> needs compiled and bound, while there is memory.</summary>
    public static void Prepare()
    {
        if (!OperatingSystem.IsWindows() && Send(s_processId, NoSignal) != 0)
        {
            throw new PlatformNotSupportedException("The system does not let this process send a signal to itself.");
        }
    }

    /// <summary>Ends the process.</summary>
    public static void Now()
    {
        if (!OperatingSystem.IsWindows() && Send(s_processId, Kill) == 0)
        {
            return;
        }

        using var process = Process.GetCurrentProcess();
        process.Kill();
    }

    [LibraryImport("libc", EntryPoint = "kill")]
    private static partial int Send(int processId, int signal);
}
