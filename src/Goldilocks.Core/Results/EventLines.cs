using System.Text.Json;

namespace Goldilocks.Core.Results;

/// <summary>Reads files with one event on each line, of which a kill may have cut off the last.</summary>
internal static class EventLines
{
    /// <summary>All events; none where the file does not exist. Its writer may still have it open.</summary>
    /// <param name="path">The file.</param>
    /// <param name="remedy">What to do about a damaged line.</param>
    /// <exception cref="RunFolderException">A line that was not cut off is no event.</exception>
    public static List<T> Read<T>(string path, string remedy)
    {
        var events = new List<T>();
        if (!File.Exists(path))
        {
            return events;
        }

        using var stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
        using var reader = new StreamReader(stream);
        var lines = reader.ReadToEnd().Split('\n');

        // What follows the last line feed is empty, or was being written at the kill.
        foreach (var (index, line) in lines[..^1].Index())
        {
            try
            {
                events.Add(JsonSerializer.Deserialize<T>(line, RunJson.Line) ?? throw new JsonException("it holds null"));
            }
            catch (Exception exception) when (exception is JsonException or NotSupportedException)
            {
                throw new RunFolderException(path, index + 1, $"not an event: {exception.Message.TrimEnd('.')}", remedy, exception);
            }
        }

        return events;
    }
}
