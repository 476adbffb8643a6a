namespace Goldilocks.Results;

/// <summary>Appends to a run folder; a kill loses no event but the one being written.</summary>
public sealed class RunRecorder : IDisposable
{
    /// <summary>In hexadecimal digits: 64 bits, enough for all runs that one team will ever make.</summary>
    private const int IdentityLength = 16;

    private readonly EventLog<RunEvent> _events;

    private RunRecorder(EventLog<RunEvent> events) => _events = events;

    /// <summary>Starts a new run folder.</summary>
    /// <param name="folder">Is made where there is none.</param>
    /// <param name="info">Gets an identity, where it has none.</param>
    /// <exception cref="IOException">The folder cannot be made or already holds a run.</exception>
    public static RunRecorder Create(string folder, RunInfo info)
    {
        var identified = info with { Id = info.Id ?? Guid.NewGuid().ToString("N")[..IdentityLength] };
        return Begin(EventLogFile.Start(folder, RunFiles.Info, identified, RunFiles.Events), identified.Id);
    }

    /// <summary>Goes on in an existing run folder.</summary>
    /// <exception cref="RunFolderException"><c>run.json</c> cannot be read.</exception>
    public static RunRecorder Append(string folder)
    {
        var path = Path.Combine(folder, RunFiles.Events);
        PlainFile.Require(path);
        return Begin(EventLogFile.Append(path), RunFolder.ReadInfo(folder).Id);
    }

    /// <summary>A file without a whole line does not say yet which run it belongs to.</summary>
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
