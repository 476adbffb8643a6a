using System.Diagnostics;
using Goldilocks.Processes;

namespace Goldilocks.Cli.Startup;

/// <summary>The operating system's cache of files, which a cold start must find empty.</summary>
/// <remarks>proc(5), <c>/proc/sys/vm/drop_caches</c>: writing 3 frees the page cache, dentries and inodes; dirty pages stay, so they are written first.</remarks>
public static class FileCache
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(1);

    private const string Switch = "/proc/sys/vm/drop_caches";

    /// <summary>Null when it can be emptied; otherwise why not.</summary>
    public static string? WhyNot()
    {
        if (!OperatingSystem.IsLinux())
        {
            return "the file cache can be emptied on Linux only";
        }

        try
        {
            Empty();
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return $"the file cache cannot be emptied here ({exception.Message.TrimEnd('.')}); only an administrator of the machine or virtual machine can do it";
        }
    }

    /// <summary>Empties it. This slows down everything on the machine for a while.</summary>
    /// <exception cref="IOException">The system refuses, as in most containers.</exception>
    /// <exception cref="UnauthorizedAccessException">Not an administrator.</exception>
    public static void Empty()
    {
        FinishedProgram.Run(new ProcessStartInfo("sync"), s_patience);
        File.WriteAllText(Switch, "3");
    }
}
