using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>Appends to a run folder; a kill loses no event but the one being written.</summary>
public sealed class RunRecorder : IDisposable
{
    /// <summary>In hexadecimal digits: 64 bits, enough for all runs that one team will ever make.</summary>
    private const int IdentityLength = 16;

    private readonly EventLog<RunEvent> _events;
    private readonly HashSet<NoteEvent> _notes = [];

    private RunRecorder(EventLog<RunEvent> events) => _events = events;

    /// <summary>Starts a new run folder.</summary>
    /// <param name="folder">Is made where there is none.</param>
    /// <param name="info">Gets an identity, where it has none.</param>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static RunRecorder Create(string folder, RunInfo info)
    {
        var identified = Identified(info);
        return Begin(EventLogFile.Start(folder, RunFiles.Info, identified, RunFiles.Events), identified.Id);
    }

    /// <summary>Records the plan of a run before the run does anything: from then on the run can be resumed.</summary>
    /// <returns>With an identity.</returns>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static RunInfo Announce(string folder, RunInfo info)
    {
        var identified = Identified(info);
        Directory.CreateDirectory(folder);
        WholeFile.Create(Path.Combine(folder, RunFiles.Info), JsonSerializer.SerializeToUtf8Bytes(identified, RunJson.File));
        return identified;
    }

    /// <summary>Replaces what <see cref="Announce"/> wrote.</summary>
    /// <exception cref="IOException">It cannot be written.</exception>
    public static void Amend(string folder, RunInfo info) =>
        WholeFile.Replace(Path.Combine(folder, RunFiles.Info), output => output.Write(JsonSerializer.Serialize(info, RunJson.File)));

    /// <summary>Goes on in an existing run folder, or begins in one that was announced.</summary>
    /// <exception cref="RunFolderException"><c>run.json</c> cannot be read.</exception>
    public static RunRecorder Append(string folder)
    {
        var path = Path.Combine(folder, RunFiles.Events);
        PlainFile.Require(path);
        return Begin(EventLogFile.Append(path), RunFolder.ReadInfo(folder).Id);
    }

    private static RunInfo Identified(RunInfo info) => info with { Id = info.Id ?? Guid.NewGuid().ToString("N")[..IdentityLength] };

    /// <summary>A file without a whole line does not yet name its run.</summary>
    private static RunRecorder Begin(FileStream file, string? id)
    {
        var recorder = new RunRecorder(new EventLog<RunEvent>(file));
        if (id is not null && file.Length == 0)
        {
            recorder.Record(new IdentityEvent(id));
        }

        return recorder;
    }

    /// <summary>Appends one event. May be called from several threads.</summary>
    public void Record(RunEvent runEvent) => _events.Record(runEvent);

    /// <summary>Appends a note and a warning of it, unless it has been appended before. May be called from several threads.</summary>
    public void RecordOnce(NoteEvent note)
    {
        lock (_notes)
        {
            if (_notes.Add(note))
            {
                Record(note);
                Record(new WarningEvent($"{note.Serializer} {note.Version}{VariantKey.Under(note.Condition)} {note.Text}"));
            }
        }
    }

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();
}

/// <summary>The files of a run folder.</summary>
public static class RunFiles
{
    /// <summary>The request, and the machine.</summary>
    public const string Info = "run.json";

    /// <summary>The same of a folder of probes.</summary>
    public const string ProbeInfo = "probe.json";

    /// <summary>All events, appended line by line.</summary>
    public const string Events = "samples.jsonl";

    /// <summary>A copy of the study of the user's own that the run was made for.</summary>
    public const string OwnStudy = "own-study.json";

    /// <summary>Tidy figures.</summary>
    public const string Csv = "results.csv";

    /// <summary>The whole report.</summary>
    public const string Json = "results.json";

    /// <summary>Tables ready to paste.</summary>
    public const string Markdown = "results.md";
}
