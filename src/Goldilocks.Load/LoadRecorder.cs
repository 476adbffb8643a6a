using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary><c>load.json</c>: what was asked for and where it ran. Written once, before anything is measured.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="GoldilocksVersion">Of the tool.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Command">The command line after <c>goldilocks</c>.</param>
/// <param name="Plan">The request.</param>
/// <param name="Machine">Where it ran.</param>
public sealed record LoadInfo(
    int FormatVersion,
    string GoldilocksVersion,
    DateTimeOffset StartedUtc,
    IReadOnlyList<string> Command,
    LoadPlan Plan,
    MachineInfo Machine);

/// <summary>Appends to the folder of a load test; a kill loses no line but the one being written.</summary>
public sealed class LoadRecorder : IDisposable
{
    /// <summary>The request, and the machine.</summary>
    public const string InfoFile = "load.json";

    /// <summary>Everything that happened, line by line.</summary>
    public const string EventsFile = "load.jsonl";

    private readonly EventLog<LoadEvent> _events;

    private LoadRecorder(EventLog<LoadEvent> events) => _events = events;

    /// <exception cref="IOException">The folder cannot be made, or already holds a load test.</exception>
    public static LoadRecorder Create(string folder, LoadInfo info) => new(new EventLog<LoadEvent>(EventLogFile.Start(folder, InfoFile, info, EventsFile)));

    /// <summary>Appends one event. May be called from several threads.</summary>
    public void Record(LoadEvent loadEvent) => _events.Record(loadEvent);

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();
}
