using System.Runtime.InteropServices;

namespace Goldilocks.Worker;

/// <summary>
/// A terminal sends Ctrl-C to the whole group of processes. The coordinator decides what it means; a worker that died of it would
/// look like a crash of its library.
/// </summary>
internal static partial class Interrupts
{
    private const int InterruptSignal = 2;
    private const nint IgnoreSignal = 1;

    public static void Ignore()
    {
        if (OperatingSystem.IsWindows())
        {
            SetConsoleCtrlHandler(0, add: true);
        }
        else
        {
            Signal(InterruptSignal, IgnoreSignal);
        }
    }

    // signal(3): the same numbers on Linux and macOS.
    [LibraryImport("libc", EntryPoint = "signal")]
    private static partial nint Signal(int signal, nint handler);

    // With no handler and add = true, the process ignores Ctrl-C.
    [LibraryImport("kernel32")]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetConsoleCtrlHandler(nint handler, [MarshalAs(UnmanagedType.Bool)] bool add);
}
