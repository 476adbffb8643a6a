using System.Globalization;
using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>
/// Reads run folders, also those of a run that was killed or is still going on. The last line of the events is ignored when it was cut off;
/// any other damage is an error, because a report of a part of the data would look like a report of all of it.
/// </summary>
public static class RunFolder
{
    /// <summary>The format of <c>run.json</c> and <c>samples.jsonl</c> that this version writes and reads.</summary>
    public const int FormatVersion = 1;

    /// <summary>Reads everything.</summary>
    /// <exception cref="RunFolderException">The folder holds no run, or a damaged one, or parts of two, or one of another format.</exception>
    public static RunData Read(string folder)
    {
        var info = ReadInfo(folder);
        var builder = new RunDataBuilder();
        ForEachEvent(folder, info, builder.Add);
        return builder.Build(info);
    }

    /// <summary>Reads <c>run.json</c>.</summary>
    /// <exception cref="RunFolderException">It is missing, damaged or of another format.</exception>
    public static RunInfo ReadInfo(string folder)
    {
        var file = Path.Combine(folder, RunFiles.Info);
        RequireFolder(folder);
        var bytes = PlainFile.ReadAll(file) ?? throw new RunFolderException(
            file, null, "there is no such file, so this is not the folder of a run", "name a folder that 'goldilocks run' has written");
        try
        {
            RequireKnownFormat(file, bytes);
            return JsonSerializer.Deserialize<RunInfo>(bytes, RunJson.File) ?? throw new JsonException("it holds null");
        }
        catch (JsonException exception)
        {
            throw new RunFolderException(
                file, LineOf(exception), $"not readable: {exception.Message.TrimEnd('.')}", "restore the file, or start a new run with 'goldilocks run'", exception);
        }
    }

    /// <summary>Reads the events as they were recorded; none when the run was killed before it recorded any.</summary>
    /// <exception cref="RunFolderException">A line is damaged, and it is not a last one that was cut off; or the lines are those of another run.</exception>
    public static IReadOnlyList<RunEvent> ReadEvents(string folder)
    {
        var events = new List<RunEvent>();
        ForEachEvent(folder, ReadInfo(folder), events.Add);
        return events;
    }

    private static void ForEachEvent(string folder, RunInfo info, Action<RunEvent> take)
    {
        var path = Path.Combine(folder, RunFiles.Events);
        using var file = PlainFile.Open(path);
        if (file is not null)
        {
            var identity = new IdentityCheck(path, info.Id, take);
            EventLines.ForEach<RunEvent>(file, RunEventLine.Parse, identity.Take, (line, exception) => Damaged(folder, path, line, exception));
        }
    }

    private static void RequireFolder(string folder)
    {
        if (!Directory.Exists(folder))
        {
            throw new RunFolderException(folder, null, "there is no such folder", "look under 'runs', or start a run with 'goldilocks run'");
        }
    }

    private static void RequireKnownFormat(string file, ReadOnlyMemory<byte> bytes)
    {
        // Checked before the rest: a later format may lack members that this one requires.
        using var document = JsonDocument.Parse(bytes);
        if (document.RootElement.ValueKind != JsonValueKind.Object
            || !document.RootElement.TryGetProperty("formatVersion", out var element)
            || element.ValueKind != JsonValueKind.Number
            || !element.TryGetInt32(out var version))
        {
            throw new JsonException("it does not say its formatVersion");
        }

        if (version != FormatVersion)
        {
            throw new RunFolderException(
                file,
                null,
                string.Create(CultureInfo.InvariantCulture, $"written in format {version}, and this version of Goldilocks reads format {FormatVersion}"),
                "read it with the version of Goldilocks that wrote it, or run again");
        }
    }

    private static RunFolderException Damaged(string folder, string file, int line, Exception exception)
    {
        var keep = string.Create(CultureInfo.InvariantCulture, $"delete line {line} and those after it");
        return new RunFolderException(file, line, EventLines.CauseOf(exception), $"restore the file, or {keep} and go on with 'goldilocks run --resume {folder}'", exception);
    }

    private static int? LineOf(JsonException exception) => exception.LineNumber is { } line ? (int)line + 1 : null;
}

/// <summary>Checks that events belong to the run that <c>run.json</c> describes. Passes on all events but the identity events.</summary>
/// <param name="file">For the message.</param>
/// <param name="id">That of <c>run.json</c>; null for a run from before there were any.</param>
/// <param name="take">Takes the other events.</param>
internal sealed class IdentityCheck(string file, string? id, Action<RunEvent> take)
{
    private bool _isFirst = true;

    /// <summary>Takes the next event.</summary>
    /// <exception cref="RunFolderException">The event names another run; or the first event names no run, though <c>run.json</c> has an identity.</exception>
    public void Take(RunEvent item)
    {
        var said = (item as IdentityEvent)?.Id;
        if ((_isFirst || said is not null) && said != id)
        {
            throw new RunFolderException(file, null, $"it belongs to {Name(said)}, and {RunFiles.Info} beside it to {Name(id)}", "put two files of one run together again, or start a new run with 'goldilocks run'");
        }

        _isFirst = false;
        if (said is null)
        {
            take(item);
        }
    }

    private static string Name(string? run) => run is null ? "a run without an identity" : $"run {run}";
}

/// <summary>Makes events of the lines of <c>samples.jsonl</c>.</summary>
internal static class RunEventLine
{
    /// <summary>The beginning of a sample's line, as the recorder writes it.</summary>
    private static ReadOnlySpan<byte> Sample => "{\"event\":\"sample\","u8;

    /// <summary>Nearly all lines are samples. A line of a known kind is read faster, because the reader need not search for the kind.</summary>
    public static RunEvent Parse(ReadOnlySpan<byte> line) =>
        line.StartsWith(Sample) ? EventLines.Parse<SampleEvent>(line) : EventLines.Parse<RunEvent>(line);
}
