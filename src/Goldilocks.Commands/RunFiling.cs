using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>The run folder of this run: a new one, or one that is resumed.</summary>
public sealed class RunFiling
{
    /// <summary>The clock of a run in which no program could describe itself.</summary>
    internal const string UnknownClock = "unknown";
    private readonly bool _isNew;
    private RunInfo _info;
    private bool _isAnnounced;
    private bool _isOpen;
    private bool _isMade;

    private RunFiling(string folderAsTyped, RunInfo info, RunPast past, bool isNew)
    {
        FolderAsTyped = folderAsTyped;
        Folder = Path.GetFullPath(folderAsTyped);
        Past = past;
        _info = info;
        _isNew = isNew;
    }

    /// <summary>The full path.</summary>
    public string Folder { get; }

    /// <summary>For messages.</summary>
    public string FolderAsTyped { get; }

    /// <summary>What is measured.</summary>
    public RunPlan Plan => _info.Plan;

    /// <summary>What is measured already.</summary>
    public RunPast Past { get; }

    /// <summary>A new run.</summary>
    /// <exception cref="UserErrorException">The folder holds a run, or cannot be written.</exception>
    public static RunFiling Prepare(Checkout checkout, string? output, RunPlan plan, IEnumerable<string> command)
    {
        var isMade = output is null || !Directory.Exists(output);
        var folder = ResultFolder.Make(output, ResultKind.Run);
        return new RunFiling(
            folder,
            new RunInfo(RunFolder.FormatVersion, ResultFolder.ToolVersion, DateTimeOffset.UtcNow, [.. command], plan, checkout.Machine(UnknownClock)),
            RunPast.None,
            isNew: true)
        {
            _isMade = isMade,
        };
    }

    /// <summary>An interrupted run, with its own plan.</summary>
    /// <exception cref="RunFolderException">The folder holds no run, or a damaged one.</exception>
    public static RunFiling Reopen(string folder)
    {
        var data = RunFolder.Read(folder);
        return new RunFiling(folder, data.Info, RunPast.From(RunFolder.ReadEvents(folder)), isNew: false);
    }

    /// <summary>Records the plan before building, so that a run that is killed while it builds can be resumed.</summary>
    /// <exception cref="IOException">Another run took the folder, or it cannot be written.</exception>
    public void Announce()
    {
        if (_isNew && !_isAnnounced)
        {
            _info = RunRecorder.Announce(Folder, _info);
            _isAnnounced = true;
            KeepOwnStudy();
        }
    }

    /// <summary>The reports need it later, when the user's file may be another one or gone.</summary>
    private void KeepOwnStudy()
    {
        if (Plan.StudyFile is { } study)
        {
            File.Copy(study, Path.Combine(Folder, RunFiles.OwnStudy), overwrite: true);
        }
    }

    /// <summary>Deletes what was made for a run that cannot begin: the files that <see cref="Announce"/> wrote, and the folder where it is new and holds nothing else.</summary>
    public void Withdraw()
    {
        if (_isAnnounced && !_isOpen)
        {
            File.Delete(Path.Combine(Folder, RunFiles.OwnStudy));
            File.Delete(Path.Combine(Folder, RunFiles.Info));
        }

        if (_isMade && !_isOpen && !Directory.EnumerateFileSystemEntries(Folder).Any())
        {
            Directory.Delete(Folder);
        }
    }

    /// <summary>Opens the folder for writing, and records what was built.</summary>
    /// <param name="clock">The workers'.</param>
    /// <param name="built">The build result of each serializer.</param>
    public RunRecorder Open(string clock, IReadOnlyList<SerializerEvent> built)
    {
        Announce();
        var recorder = RunRecorder.Append(Folder);
        _isOpen = true;
        if (_info.Machine.Clock == UnknownClock)
        {
            // Only a worker knows its clock.
            _info = _info with { Machine = _info.Machine with { Clock = clock } };
            RunRecorder.Amend(Folder, _info);
        }

        foreach (var item in built)
        {
            recorder.Record(item);
        }

        return recorder;
    }
}
