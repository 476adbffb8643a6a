using System.Runtime.InteropServices;

namespace Goldilocks.Prober;

/// <summary>Sends everything that this process prints to a file: what the runtime says when it ends is evidence, and a pipe that is full would hold the child up.</summary>
internal static partial class OutputFile
{
    /// <summary>The file's name in the child's folder. src/Goldilocks.Probing reads it too.</summary>
    public const string FileName = "printed.txt";

    private const int StandardOutput = 1;
    private const int StandardError = 2;

    /// <summary>Redirects both streams. On Windows they stay the parent's pipes.</summary>
    public static void Claim(string folder)
    {
        Directory.CreateDirectory(folder);
        if (!OperatingSystem.IsWindows())
        {
            using var file = File.OpenHandle(Path.Combine(folder, FileName), FileMode.Create, FileAccess.Write, FileShare.ReadWrite);
            Redirect(StandardOutput, (int)file.DangerousGetHandle());
            Redirect(StandardError, (int)file.DangerousGetHandle());
        }
    }

    /// <exception cref="IOException">The operating system refuses.</exception>
    private static void Redirect(int descriptor, int to)
    {
        if (Duplicate(to, descriptor) < 0)
        {
            throw new IOException($"Descriptor {descriptor} cannot be redirected: error {Marshal.GetLastPInvokeError()}.");
        }
    }

    [LibraryImport("libc", EntryPoint = "dup2", SetLastError = true)]
    private static partial int Duplicate(int descriptor, int meaning);
}
