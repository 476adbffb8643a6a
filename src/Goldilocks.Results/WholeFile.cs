using System.Text;

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

    /// <summary>Makes a file that must not exist yet. Of several processes that try at the same time, one succeeds.</summary>
    /// <exception cref="UserErrorException">It exists: another process was started with the same folder.</exception>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Create(string path, ReadOnlySpan<byte> content)
    {
        // A unique name, because two processes that both make the file must not write into one unfinished file.
        var unfinished = $"{path}.{Guid.NewGuid():N}{Unfinished}";
        var bytes = content.ToArray();
        Finish(path, unfinished, () =>
        {
            File.WriteAllBytes(unfinished, bytes);
            try
            {
                File.Move(unfinished, path, overwrite: false);
            }
            catch (IOException exception) when (File.Exists(path))
            {
                throw new UserErrorException(
                    $"'{Path.GetDirectoryName(Path.GetFullPath(path))}' belongs to another goldilocks that was started with the same folder: it has {Path.GetFileName(path)} already. Choose another --output.",
                    exception);
            }
        });
    }

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
