using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>Appends to a run folder; a kill loses no event but the one being written.</summary>
public sealed class RunRecorder : IDisposable
{
    private readonly EventLog<RunEvent> _events;
    private readonly HashSet<NoteEvent> _notes = [];

    private RunRecorder(EventLog<RunEvent> events) => _events = events;

    /// <summary>Starts a new run folder.</summary>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static RunRecorder Create(string folder, RunInfo info) => new(new EventLog<RunEvent>(EventLogFile.Start(folder, RunFiles.Info, info, RunFiles.Events)));

    /// <summary>Says what a run is about to do, before it does anything: from then on it can be gone on with.</summary>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static void Announce(string folder, RunInfo info)
    {
        Directory.CreateDirectory(folder);
        WholeFile.Create(Path.Combine(folder, RunFiles.Info), JsonSerializer.SerializeToUtf8Bytes(info, RunJson.File));
    }

    /// <summary>Replaces what <see cref="Announce"/> wrote.</summary>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Amend(string folder, RunInfo info) =>
        WholeFile.Replace(Path.Combine(folder, RunFiles.Info), output => output.Write(JsonSerializer.Serialize(info, RunJson.File)));

    /// <summary>Goes on in an existing run folder, or begins in one that was announced.</summary>
    public static RunRecorder Append(string folder) => new(new EventLog<RunEvent>(EventLogFile.Append(Path.Combine(folder, RunFiles.Events))));

    /// <summary>Appends one event. May be called from several threads.</summary>
    public void Record(RunEvent runEvent) => _events.Record(runEvent);

    /// <summary>Appends a note, unless it has been appended before. May be called from several threads.</summary>
    public void RecordOnce(NoteEvent note)
    {
        lock (_notes)
        {
            if (_notes.Add(note))
            {
                Record(note);
            }
        }
    }

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();
}

/// <summary>The files of a run folder.</summary>
public static class RunFiles
{
    /// <summary>What was asked for, and the machine.</summary>
    public const string Info = "run.json";

    /// <summary>Everything that happened, appended line by line.</summary>
    public const string Events = "samples.jsonl";

    /// <summary>Tidy figures.</summary>
    public const string Csv = "results.csv";

    /// <summary>The whole report.</summary>
    public const string Json = "results.json";

    /// <summary>Tables ready to paste.</summary>
    public const string Markdown = "results.md";
}
