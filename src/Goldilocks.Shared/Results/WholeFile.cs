using System.Globalization;
using System.Text;
using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>Writes files so that a kill leaves the old file or the new one, and never a part.</summary>
public static class WholeFile
{
    private const string Unfinished = ".unfinished";

    // No byte order mark: half of the tools that read CSV treat it as a part of the first column's name.
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    /// <summary>Replaces a text file, or makes it; lines end with a line feed everywhere.</summary>
    /// <returns>The path.</returns>
    /// <exception cref="DiskFullException">There is no room for it.</exception>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static string Replace(string path, Action<TextWriter> write)
    {
        // Always the same name, so that the next write replaces the file that a kill left.
        var unfinished = path + Unfinished;
        Finish(path, unfinished, () =>
        {
            using (var output = new StreamWriter(unfinished, append: false, Utf8) { NewLine = "\n" })
            {
                write(output);
            }

            File.Move(unfinished, path, overwrite: true);
        });
        return path;
    }

    /// <summary>Replaces a file of JSON that several processes or threads may write at the same moment: each writes it under a name of its own first, and one of them wins.</summary>
    /// <exception cref="DiskFullException">There is no room for it.</exception>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void SwapJson<T>(string path, T content)
    {
        var unfinished = string.Create(CultureInfo.InvariantCulture, $"{path}.{Environment.ProcessId}.{Environment.CurrentManagedThreadId}");
        Finish(path, unfinished, () =>
        {
            File.WriteAllBytes(unfinished, JsonSerializer.SerializeToUtf8Bytes(content, RunJson.File));
            File.Move(unfinished, path, overwrite: true);
        });
    }

    /// <summary>Makes a file that must not exist yet. Of several processes that try at the same time, one succeeds.</summary>
    /// <remarks>
    /// A move that does not overwrite was rejected as the only guard: on Unix it looks for the target and then renames, so that several processes
    /// can pass the look. The system gives the claim to one process at a time, and takes it back when that process ends.
    /// </remarks>
    /// <exception cref="UserErrorException">It exists or is being made: another process was started with the same folder.</exception>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Create(string path, ReadOnlySpan<byte> content)
    {
        var unfinished = path + Unfinished;
        var bytes = content.ToArray();
        using var claim = Claim(path);
        if (File.Exists(path))
        {
            throw Taken(path, cause: null);
        }

        Finish(path, unfinished, () =>
        {
            File.WriteAllBytes(unfinished, bytes);
            File.Move(unfinished, path, overwrite: false);
        });
    }

    private static FileStream Claim(string path)
    {
        try
        {
            return new FileStream(path + ".claim", FileMode.OpenOrCreate, FileAccess.Write, FileShare.None, bufferSize: 0, FileOptions.DeleteOnClose);
        }
        catch (IOException exception) when (exception is not (FileNotFoundException or DirectoryNotFoundException or PathTooLongException) && !DiskFullException.Is(exception))
        {
            throw Taken(path, exception);
        }
    }

    private static UnwritableException Taken(string path, Exception? cause) => new(
        $"'{Path.GetDirectoryName(Path.GetFullPath(path))}' belongs to another goldilocks that was started with the same folder: it has {Path.GetFileName(path)} already.",
        cause);

    private static void Finish(string path, string unfinished, Action write)
    {
        try
        {
            write();
        }
        catch (IOException exception) when (DiskFullException.Is(exception))
        {
            throw new DiskFullException(path, exception);
        }
        finally
        {
            // Usually the file was moved. After an error it may be left, and its folder may be missing too.
            if (File.Exists(unfinished))
            {
                File.Delete(unfinished);
            }
        }
    }
}
