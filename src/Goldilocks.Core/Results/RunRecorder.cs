using System.Text.Json;

namespace Goldilocks.Core.Results;

/// <summary>
/// Appends to a run folder. Every event is handed to the operating system before the next thing is measured, so that killing this
/// process loses nothing that was recorded.
/// </summary>
public sealed class RunRecorder : IDisposable
{
    private readonly FileStream _events;
    private readonly object _gate = new();

    private RunRecorder(FileStream events) => _events = events;

    /// <summary>Starts a new run folder.</summary>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static RunRecorder Create(string folder, RunInfo info)
    {
        Directory.CreateDirectory(folder);
        var infoPath = Path.Combine(folder, RunFiles.Info);
        var unfinished = infoPath + ".unfinished";
        using (var stream = new FileStream(unfinished, FileMode.Create, FileAccess.Write))
        {
            JsonSerializer.Serialize(stream, info, RunJson.File);
        }

        // A kill leaves no run.json or a whole one, and a folder that holds a run keeps it.
        File.Move(unfinished, infoPath, overwrite: false);
        return new RunRecorder(Open(folder));
    }

    /// <summary>Goes on in an existing run folder; a line that was cut off is ended first, and ignored by readers.</summary>
    public static RunRecorder Append(string folder)
    {
        var stream = Open(folder);
        if (stream.Length > 0)
        {
            stream.Position = stream.Length - 1;
            if (stream.ReadByte() != '\n')
            {
                // The cut line would swallow the next event.
                stream.SetLength(LastLineStart(stream));
            }
        }

        stream.Position = stream.Length;
        return new RunRecorder(stream);
    }

    /// <summary>Appends one event.</summary>
    public void Record(RunEvent runEvent)
    {
        var line = JsonSerializer.SerializeToUtf8Bytes(runEvent, RunJson.Line);
        lock (_gate)
        {
            _events.Write([.. line, (byte)'\n']);
            _events.Flush();
        }
    }

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();

    private static FileStream Open(string folder) =>
        new(Path.Combine(folder, RunFiles.Events), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.Read);

    private static long LastLineStart(FileStream stream)
    {
        for (var position = stream.Length - 1; position >= 0; position--)
        {
            stream.Position = position;
            if (stream.ReadByte() == '\n')
            {
                return position + 1;
            }
        }

        return 0;
    }
}

/// <summary>The files of a run folder.</summary>
public static class RunFiles
{
    /// <summary>What was asked for, and the machine.</summary>
    public const string Info = "run.json";

    /// <summary>Everything that happened, appended line by line.</summary>
    public const string Events = "samples.jsonl";
}
