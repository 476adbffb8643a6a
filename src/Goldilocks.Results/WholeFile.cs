using System.Text;

namespace Goldilocks.Results;

/// <summary>Writes files so that a kill leaves the old one or the new one, and never a part.</summary>
public static class WholeFile
{
    private const string Unfinished = ".unfinished";

    // No byte order mark: half of the tools that read CSV take it for a part of the first column's name.
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

    /// <summary>Replaces a text file, or makes it; lines end with a line feed everywhere.</summary>
    /// <returns>The path.</returns>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static string Replace(string path, Action<TextWriter> write)
    {
        using (var output = new StreamWriter(path + Unfinished, append: false, Utf8) { NewLine = "\n" })
        {
            write(output);
        }

        File.Move(path + Unfinished, path, overwrite: true);
        return path;
    }

    /// <summary>Makes a file that must not exist yet.</summary>
    /// <exception cref="IOException">It exists, or cannot be written.</exception>
    public static void Create(string path, ReadOnlySpan<byte> content)
    {
        File.WriteAllBytes(path + Unfinished, content);
        File.Move(path + Unfinished, path, overwrite: false);
    }
}
