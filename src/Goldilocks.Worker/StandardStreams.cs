using System.Runtime.InteropServices;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>The pipes to the coordinator belong to the protocol alone.</summary>
internal static partial class StandardStreams
{
    private const int StandardInput = 0;
    private const int StandardOutput = 1;
    private const int StandardError = 2;
    private const int WindowsStandardOutput = -11;
    private const int WindowsStandardError = -12;

    /// <summary>
    /// Takes both pipes for the protocol. From then on, everything that other code in the process, or a program that it starts, prints to standard output goes to standard error, by
    /// whatever means it is printed. Standard input is empty.
    /// </summary>
    /// <remarks>The runtime's console streams hold copies of the descriptors, which stay valid when the descriptors are redirected.</remarks>
    public static FrameChannel Claim()
    {
        var input = Console.OpenStandardInput();
        var output = Console.OpenStandardOutput();
        if (OperatingSystem.IsWindows())
        {
            SetStdHandle(WindowsStandardOutput, GetStdHandle(WindowsStandardError));
        }
        else
        {
            using var nothing = File.OpenHandle("/dev/null");
            Redirect(StandardInput, to: (int)nothing.DangerousGetHandle());
            Redirect(StandardOutput, to: StandardError);
        }

        Console.SetOut(Console.Error);
        Console.SetIn(TextReader.Null);
        return new FrameChannel(input, output);
    }

    /// <exception cref="IOException">The operating system refuses, as when no descriptor is left.</exception>
    private static void Redirect(int descriptor, int to)
    {
        if (Duplicate(to, descriptor) < 0)
        {
            throw new IOException($"Descriptor {descriptor} cannot be redirected: error {Marshal.GetLastPInvokeError()}.");
        }
    }

    [LibraryImport("libc", EntryPoint = "dup2", SetLastError = true)]
    private static partial int Duplicate(int descriptor, int meaning);

    [LibraryImport("kernel32")]
    private static partial nint GetStdHandle(int which);

    [LibraryImport("kernel32")]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetStdHandle(int which, nint handle);
}
