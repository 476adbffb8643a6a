namespace Goldilocks.Results;

/// <summary>Opens files of a folder that may contain anything. An entry that is no plain file is refused before it is read.</summary>
/// <remarks>
/// Opening a named pipe waits until another process writes to it, and a device may have no end. The base library cannot tell either from a file
/// before it is opened; on Linux one call can (<see cref="FileStatus"/>). On other systems only folders are refused.
/// </remarks>
public static class PlainFile
{
    private const int KindBits = 0xF000;

    /// <summary>Opens a file for reading; its writer may still have it open.</summary>
    /// <param name="path">The file, or a link to it.</param>
    /// <returns>Null where there is nothing of that name.</returns>
    /// <exception cref="RunFolderException">It is no file, or cannot be read.</exception>
    public static FileStream? Open(string path)
    {
        Require(path);
        try
        {
            return new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite, bufferSize: 0);
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            return null;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new RunFolderException(path, null, exception.Message.TrimEnd('.'), "make the file readable and try again", exception);
        }
    }

    /// <summary>Reads a whole small file.</summary>
    /// <returns>Null where there is nothing of that name.</returns>
    /// <exception cref="RunFolderException">It is no file, or cannot be read.</exception>
    public static byte[]? ReadAll(string path)
    {
        using var file = Open(path);
        if (file is null)
        {
            return null;
        }

        var bytes = new byte[file.Length];
        return bytes[..file.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false)];
    }

    /// <summary>Returns where there is a file, or nothing at all.</summary>
    /// <exception cref="RunFolderException">There is something else.</exception>
    public static void Require(string path)
    {
        var kind = Directory.Exists(path) ? "a folder" : KindOf(path);
        if (kind is not null)
        {
            throw new RunFolderException(path, null, $"it is {kind}, and not a file", "put the file back that was there, or name another folder");
        }
    }

    /// <summary>The kind in words. Null for a file, where there is nothing, and where the kind cannot be read: opening the path then fails with the reason.</summary>
    private static string? KindOf(string path) => FileStatus.Of(path) is { } status
        ? (status.Mode & KindBits) switch
        {
            0x1000 => "a named pipe",
            0x2000 or 0x6000 => "a device",
            0xC000 => "a socket",
            _ => null,
        }
        : null;
}
