using System.Runtime.InteropServices;

namespace Goldilocks.Worker;

/// <summary>
/// A terminal sends Ctrl-C to the whole group of processes. The coordinator decides how to react. A worker that died of it would
/// look like a crash of its library.
/// </summary>
internal static partial class Interrupts
{
    private const int InterruptSignal = 2;
    private const nint IgnoreSignal = 1;

    /// <summary>Ignores Ctrl-C and, on Unix, leads a process group of its own, which lets the coordinator end this process together with the processes that a library starts.</summary>
    public static void LeaveToCoordinator()
    {
        if (OperatingSystem.IsWindows())
        {
            SetConsoleCtrlHandler(0, add: true);
        }
        else
        {
            Signal(InterruptSignal, IgnoreSignal);

            // Fails only for a process that already leads its group.
            _ = SetGroup(process: 0, group: 0);
        }
    }

    // signal(3): the same numbers on Linux and macOS.
    [LibraryImport("libc", EntryPoint = "signal")]
    private static partial nint Signal(int signal, nint handler);

    [LibraryImport("libc", EntryPoint = "setpgid")]
    private static partial int SetGroup(int process, int group);

    // With no handler and add = true, the process ignores Ctrl-C.
    [LibraryImport("kernel32")]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetConsoleCtrlHandler(nint handler, [MarshalAs(UnmanagedType.Bool)] bool add);
}
