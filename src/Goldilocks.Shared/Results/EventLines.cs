using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>Makes an event of a line's bytes.</summary>
/// <param name="line">Without the line feed.</param>
/// <exception cref="JsonException">The line is no event.</exception>
public delegate T EventOfLine<T>(ReadOnlySpan<byte> line);

/// <summary>Reads files with one event on each line, of which a kill may have cut off the last.</summary>
public static class EventLines
{
    /// <summary>In bytes. It is far above any event: even a failure with a library's message of some megabytes fits. Without a limit, a file without line feeds would be read into memory as a whole.</summary>
    public const int LongestLineBytes = 16 * 1024 * 1024;

    /// <summary>All events; none where the file does not exist. Its writer may still have it open.</summary>
    /// <param name="path">The file.</param>
    /// <param name="remedy">What to do about a damaged line.</param>
    /// <exception cref="RunFolderException">A line that was not cut off is no event, or the path is no file.</exception>
    public static List<T> Read<T>(string path, string remedy)
    {
        var events = new List<T>();
        using var file = PlainFile.Open(path);
        if (file is not null)
        {
            ForEach(file, Parse<T>, events.Add, (line, exception) => new RunFolderException(path, line, CauseOf(exception), remedy, exception));
        }

        return events;
    }

    /// <summary>Takes one event after the other. Text after the last line feed is a line that was being written at the kill, and is ignored.</summary>
    /// <param name="lines">What the file holds.</param>
    /// <param name="parse">Makes an event of a line.</param>
    /// <param name="take">May refuse an event with an <see cref="InvalidDataException"/>.</param>
    /// <param name="damaged">Says what is wrong with a line, counted from 1.</param>
    /// <exception cref="RunFolderException">A line that was not cut off is no event, or its event was refused.</exception>
    public static void ForEach<T>(Stream lines, EventOfLine<T> parse, Action<T> take, Func<int, Exception, RunFolderException> damaged)
    {
        var reader = new LineReader(lines);
        for (var number = 1; ; number++)
        {
            try
            {
                if (!reader.TryRead(out var line))
                {
                    return;
                }

                take(parse(line));
            }
            catch (Exception exception) when (exception is JsonException or InvalidDataException or NotSupportedException)
            {
                throw damaged(number, exception);
            }
        }
    }

    /// <summary>One event of any kind.</summary>
    /// <exception cref="JsonException">The line is no event.</exception>
    public static T Parse<T>(ReadOnlySpan<byte> line) => JsonSerializer.Deserialize<T>(line, RunJson.Line) ?? throw new JsonException("it holds null");

    /// <summary>What is wrong with a line, without a full stop.</summary>
    public static string CauseOf(Exception exception) => exception is InvalidDataException ? exception.Message : $"not an event: {exception.Message.TrimEnd('.')}";
}
