namespace Goldilocks.Building;

/// <summary>
/// A claim on one build folder. Processes that run the program in it share the claim; a process that writes it holds the claim alone. The operating system
/// releases it when the process ends, whatever the reason.
/// </summary>
public sealed class FolderLease : IDisposable
{
    /// <summary>How often one asks again for a claim that another process holds.</summary>
    public static readonly TimeSpan PollingInterval = TimeSpan.FromMilliseconds(100);

    private readonly FileStream _file;

    private FolderLease(FileStream file) => _file = file;

    /// <summary>A shared claim; null when there is nothing yet, or when another process is writing it.</summary>
    public static FolderLease? TryShare(string path) => File.Exists(path) ? TryOpen(path, FileMode.Open, FileAccess.Read, FileShare.Read) : null;

    /// <summary>The claim to write; null while another process has one of either kind, or when there is nothing yet.</summary>
    public static FolderLease? TryTake(string path) => File.Exists(path) ? TryOpen(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None) : null;

    /// <summary>The claim to write, on a folder that may have to be made; null while another process has one of either kind.</summary>
    public static FolderLease? TryMakeAndTake(string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        return TryOpen(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
    }

    /// <summary>The claim to write. Waits for the processes that run the program in the folder.</summary>
    /// <param name="path">The lock file; it is made.</param>
    /// <param name="cancellation">Ends the wait.</param>
    public static async Task<FolderLease> TakeAsync(string path, CancellationToken cancellation)
    {
        while (true)
        {
            if (TryMakeAndTake(path) is { } lease)
            {
                return lease;
            }

            await Task.Delay(PollingInterval, cancellation);
        }
    }

    public void Dispose() => _file.Dispose();

    private static FolderLease? TryOpen(string path, FileMode mode, FileAccess access, FileShare share)
    {
        try
        {
            return new FolderLease(new FileStream(path, mode, access, share));
        }
        catch (IOException exception) when (IsHeldElsewhere(exception))
        {
            return null;
        }
    }

    /// <summary>.NET maps sharing to flock(2) on Unix, whose EWOULDBLOCK is 11 on Linux and 35 on macOS, and to share modes on Windows.</summary>
    private static bool IsHeldElsewhere(IOException exception) => OperatingSystem.IsWindows()
        ? (exception.HResult & 0xFFFF) is 32 or 33
        : exception.HResult is 11 or 35;
}
