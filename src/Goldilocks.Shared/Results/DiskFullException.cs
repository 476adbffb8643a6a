namespace Goldilocks.Results;

/// <summary>A disk has no room for what should be recorded; the message says how to go on once there is some.</summary>
/// <param name="path">Of the file that could not be written, in the folder of a run or of another test.</param>
/// <param name="cause">What the system said.</param>
public sealed class DiskFullException(string path, IOException cause) : UserErrorException(Text(Path.GetDirectoryName(Path.GetFullPath(path))!), cause)
{
    /// <summary>True where an error means that there is no room: on the disk, in the user's share of it, or up to the largest file that is allowed.</summary>
    public static bool Is(IOException exception) => OperatingSystem.IsWindows()
        ? (exception.HResult & 0xFFFF) is 39 or 112 // ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL
        : exception.HResult is 27 or 28 || exception.HResult == (OperatingSystem.IsMacOS() ? 69 : 122); // EFBIG, ENOSPC, EDQUOT: .NET hands the system's number on

    private static string Text(string folder) =>
        $"The disk that holds '{folder}' is full; what was recorded until then is kept. Free space there, then "
        + (File.Exists(Path.Combine(folder, RunFiles.Info))
            ? $"go on with 'goldilocks run --resume {folder}', or make the tables of what is there with 'goldilocks report {folder}'."
            : File.Exists(Path.Combine(folder, RunFiles.ProbeInfo))
            ? $"go on with 'goldilocks probe --resume {folder}'."
            : "start again with another --output.");
}
