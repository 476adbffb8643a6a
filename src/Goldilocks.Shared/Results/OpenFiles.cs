using System.Globalization;
using System.Runtime.InteropServices;

namespace Goldilocks.Results;

/// <summary>How many files this process may open. Without enough, the runtime cannot load the code that would say what is wrong, so it is looked at before anything else.</summary>
public static partial class OpenFiles
{
    /// <summary>The files of this program and of .NET, and three pipes for each worker of a group of 20 with room to spare. Systems allow 256 at least, and most 1,024.</summary>
    private const ulong Fewest = 256;

    /// <summary>The reason why this program cannot work here; null when it can, and where the system has no such limit.</summary>
    public static string? TooFew()
    {
        if (OperatingSystem.IsWindows() || GetLimit(OperatingSystem.IsLinux() ? LinuxOpenFiles : BsdOpenFiles, out var limit) != 0 || limit.Current >= Fewest)
        {
            return null;
        }

        return string.Create(CultureInfo.InvariantCulture, $"Only {limit.Current} files may be open here, and Goldilocks needs {Fewest}: raise the limit with 'ulimit -n {Fewest}', or start from a shell that has more.");
    }

    // RLIMIT_NOFILE
    private const int LinuxOpenFiles = 7;
    private const int BsdOpenFiles = 8;

    [LibraryImport("libc", EntryPoint = "getrlimit")]
    private static partial int GetLimit(int resource, out Limit limit);

    // struct rlimit; rlim_t has 64 bits on every system that .NET runs on.
    [StructLayout(LayoutKind.Sequential)]
    private struct Limit
    {
        public ulong Current;
        public ulong Maximum;
    }
}
