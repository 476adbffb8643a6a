using System.Text.Json;
using Goldilocks.Core.Results;

namespace Goldilocks.Core.Load;

/// <summary><c>load.json</c>: what was asked for and where it ran. Written once, before anything is measured.</summary>
/// <param name="FormatVersion">1.</param>
/// <param name="GoldilocksVersion">Of the tool.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Command">The command line after <c>goldilocks</c>.</param>
/// <param name="Plan">What was asked for.</param>
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
    /// <summary>What was asked for, and the machine.</summary>
    public const string InfoFile = "load.json";

    /// <summary>Everything that happened, line by line.</summary>
    public const string EventsFile = "load.jsonl";

    private readonly FileStream _events;

    private LoadRecorder(FileStream events) => _events = events;

    /// <exception cref="IOException">The folder cannot be made, or already holds a load test.</exception>
    public static LoadRecorder Create(string folder, LoadInfo info)
    {
        Directory.CreateDirectory(folder);
        using (var stream = new FileStream(Path.Combine(folder, InfoFile), FileMode.CreateNew, FileAccess.Write))
        {
            JsonSerializer.Serialize(stream, info, RunJson.File);
        }

        return new LoadRecorder(new FileStream(Path.Combine(folder, EventsFile), FileMode.CreateNew, FileAccess.Write, FileShare.Read));
    }

    /// <summary>Appends one event. May be called from several threads.</summary>
    public void Record(LoadEvent loadEvent)
    {
        var line = JsonSerializer.SerializeToUtf8Bytes(loadEvent, RunJson.Line);
        lock (_events)
        {
            _events.Write([.. line, (byte)'\n']);
            _events.Flush();
        }
    }

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();
}
