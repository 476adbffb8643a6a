using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>The files of a folder that <c>goldilocks startup</c> writes.</summary>
public static class StartupFiles
{
    /// <summary>The request, and the machine.</summary>
    public const string Info = "startup.json";

    /// <summary>Every start, appended line by line.</summary>
    public const string Events = "startup.jsonl";
}

/// <summary>All that a folder holds.</summary>
/// <param name="Info">The request.</param>
/// <param name="Events">In the order of recording.</param>
public sealed record StartupData(StartupInfo Info, IReadOnlyList<StartupEvent> Events);

/// <summary>Appends to a folder; each event is handed to the operating system before the next start.</summary>
public sealed class StartupRecorder : IDisposable
{
    private readonly EventLog<StartupEvent> _events;

    private StartupRecorder(EventLog<StartupEvent> events) => _events = events;

    /// <summary>Starts a new folder.</summary>
    /// <exception cref="IOException">It cannot be made, or already holds starts.</exception>
    public static StartupRecorder Create(string folder, StartupInfo info) => new(new EventLog<StartupEvent>(EventLogFile.Start(folder, StartupFiles.Info, info, StartupFiles.Events)));

    /// <summary>Appends one event.</summary>
    public void Record(StartupEvent item) => _events.Record(item);

    /// <inheritdoc/>
    public void Dispose() => _events.Dispose();
}

/// <summary>Reads such a folder, also that of a command that was killed: a last line that was cut off is ignored.</summary>
public static class StartupFolder
{
    /// <summary>True when <c>goldilocks startup</c> wrote the folder.</summary>
    public static bool IsAt(string folder) => File.Exists(Path.Combine(folder, StartupFiles.Info));

    /// <summary>The format that this version writes and reads.</summary>
    public const int FormatVersion = 1;

    /// <exception cref="RunFolderException">It holds no starts, or a damaged line that is not a cut one, or another format.</exception>
    public static StartupData Read(string folder)
    {
        var info = ReadInfo(Path.Combine(folder, StartupFiles.Info));
        return info.FormatVersion == FormatVersion
            ? new StartupData(info, EventLines.Read<StartupEvent>(Path.Combine(folder, StartupFiles.Events), "restore the file, or delete this line and those after it"))
            : throw new RunFolderException(folder, null, $"written in format {info.FormatVersion}, and this version reads format {FormatVersion}", "read it with the version of Goldilocks that wrote it");
    }

    private static StartupInfo ReadInfo(string file)
    {
        const string NextStep = "name a folder that 'goldilocks startup' has written";
        var bytes = PlainFile.ReadAll(file) ?? throw new RunFolderException(file, null, "there is no such file", NextStep);
        try
        {
            return JsonSerializer.Deserialize<StartupInfo>(bytes, RunJson.File) ?? throw new JsonException("it holds null");
        }
        catch (JsonException exception)
        {
            throw new RunFolderException(file, null, exception.Message.TrimEnd('.'), NextStep, exception);
        }
    }
}
