using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>Reads files with one event on each line, of which a kill may have cut off the last.</summary>
public static class EventLines
{
    /// <summary>All events; none where the file does not exist. Its writer may still have it open.</summary>
    /// <param name="path">The file.</param>
    /// <param name="remedy">What to do about a damaged line.</param>
    /// <exception cref="RunFolderException">A line that was not cut off is no event.</exception>
    public static List<T> Read<T>(string path, string remedy)
    {
        var events = new List<T>();
        if (File.Exists(path))
        {
            ForEach<T>(ReadBytes(path), events.Add, (line, exception) => new RunFolderException(path, line, $"not an event: {exception.Message.TrimEnd('.')}", remedy, exception));
        }

        return events;
    }

    /// <summary>Takes one event after the other.</summary>
    /// <param name="lines">What the file holds.</param>
    /// <param name="take">May refuse an event with an <see cref="InvalidDataException"/>.</param>
    /// <param name="damaged">Says what is wrong with a line, counted from 1.</param>
    /// <exception cref="RunFolderException">A line that was not cut off is no event, or one that was refused.</exception>
    public static void ForEach<T>(ReadOnlyMemory<byte> lines, Action<T> take, Func<int, Exception, RunFolderException> damaged)
    {
        for (var line = 1; lines.Span.IndexOf((byte)'\n') is var end and >= 0; line++)
        {
            try
            {
                take(JsonSerializer.Deserialize<T>(lines.Span[..end], RunJson.Line) ?? throw new JsonException("it holds null"));
            }
            catch (Exception exception) when (exception is JsonException or InvalidDataException or NotSupportedException)
            {
                throw damaged(line, exception);
            }

            lines = lines[(end + 1)..];
        }

        // What follows the last line feed is empty, or was being written at the kill.
    }

    /// <summary>A file that its writer may still have open.</summary>
    public static ReadOnlyMemory<byte> ReadBytes(string path)
    {
        using var stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
        var bytes = new byte[stream.Length];
        return bytes.AsMemory(0, stream.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false));
    }
}
