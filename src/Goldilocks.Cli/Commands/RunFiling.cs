using System.Globalization;
using System.Reflection;
using Goldilocks.Building.Jobs;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Cli.Commands;

/// <summary>The run folder of this run: a new one, or one that is gone on with.</summary>
internal sealed class RunFiling
{
    private const string UnknownClock = "unknown";
    private readonly RunInfo _info;
    private readonly bool _isNew;
    private bool _isAnnounced;

    private RunFiling(string folderAsTyped, RunInfo info, RunPast past, bool isNew)
    {
        FolderAsTyped = folderAsTyped;
        Folder = Path.GetFullPath(folderAsTyped);
        Past = past;
        _info = info;
        _isNew = isNew;
    }

    public string Folder { get; }

    public string FolderAsTyped { get; }

    public RunPlan Plan => _info.Plan;

    public RunPast Past { get; }

    /// <summary>True from the moment in which what was built is recorded.</summary>
    public bool IsOpen { get; private set; }

    /// <summary>A new run. Its folder is made now, so that one that cannot be written is known before anything is built.</summary>
    public static RunFiling Prepare(string? output, RunPlan plan, IEnumerable<string> command)
    {
        var folder = output ?? Path.Combine("runs", DateTime.UtcNow.ToString("yyyy-MM-dd'T'HHmmss'Z'", CultureInfo.InvariantCulture));
        if (File.Exists(Path.Combine(folder, RunFiles.Info)))
        {
            throw new UserErrorException($"'{folder}' already holds a run: go on with it by --resume {folder}, or choose another --output.");
        }

        TryToWrite(folder);
        var info = new RunInfo(
            FormatVersion: 1,
            Version(),
            DateTimeOffset.UtcNow,
            [.. command],
            plan,
            MachineProbe.Read(UnknownClock, Repository.Root, BuildLayout.Configuration));
        return new RunFiling(folder, info, RunPast.None, isNew: true);
    }

    /// <summary>An interrupted run, with its own plan.</summary>
    public static RunFiling Reopen(string folder)
    {
        var data = RunFolder.Read(folder);
        return new RunFiling(folder, data.Info, RunPast.From(RunFolder.ReadEvents(folder)), isNew: false);
    }

    /// <summary>Writes down what is going to be measured, before building: a run that is killed while it builds can be gone on with.</summary>
    public void Announce()
    {
        if (_isNew && !_isAnnounced)
        {
            RunRecorder.Announce(Folder, _info);
            _isAnnounced = true;
        }
    }

    /// <summary>Takes back what <see cref="Announce"/> wrote, for a run that cannot begin: the folder is free for the next try.</summary>
    public void Withdraw()
    {
        if (_isAnnounced && !IsOpen)
        {
            File.Delete(Path.Combine(Folder, RunFiles.Info));
        }
    }

    /// <summary>Opens the folder for writing, and records who was built.</summary>
    public RunRecorder Open(BuiltSerializers built)
    {
        Announce();
        var recorder = RunRecorder.Append(Folder);
        IsOpen = true;
        if (_info.Machine.Clock == UnknownClock)
        {
            // Only a worker knows it.
            RunRecorder.Amend(Folder, _info with { Machine = _info.Machine with { Clock = built.Clock } });
        }

        foreach (var item in built.Events)
        {
            recorder.Record(item);
        }

        return recorder;
    }

    /// <exception cref="UserErrorException">It cannot be written.</exception>
    public static void TryToWrite(string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
            var probe = Path.Combine(folder, ".writable");
            File.WriteAllText(probe, "");
            File.Delete(probe);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The run folder '{folder}' cannot be written ({exception.Message}). Choose another with --output.");
        }
    }

    /// <summary>Of Goldilocks.</summary>
    public static string Version() =>
        typeof(RunFiling).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "unknown";
}
