using Goldilocks.Flows.Checkouts;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Flows.Filing;

/// <summary>The run folder of this run: a new one, or one that is gone on with.</summary>
public sealed class RunFiling
{
    private readonly RunInfo? _new;

    private RunFiling(string folderAsTyped, RunPlan plan, RunPast past, RunInfo? created)
    {
        FolderAsTyped = folderAsTyped;
        Folder = Path.GetFullPath(folderAsTyped);
        Plan = plan;
        Past = past;
        _new = created;
    }

    /// <summary>The full path.</summary>
    public string Folder { get; }

    /// <summary>For messages.</summary>
    public string FolderAsTyped { get; }

    /// <summary>What is measured.</summary>
    public RunPlan Plan { get; }

    /// <summary>What is measured already.</summary>
    public RunPast Past { get; }

    /// <summary>A new run.</summary>
    /// <exception cref="UserErrorException">The folder holds a run, or cannot be written.</exception>
    public static RunFiling Prepare(Checkout checkout, string? output, RunPlan plan, IEnumerable<string> command)
    {
        var folder = ResultFolder.Make(output, ResultKind.Run);
        return new RunFiling(
            folder,
            plan,
            RunPast.None,
            new RunInfo(RunFolder.FormatVersion, ResultFolder.ToolVersion, DateTimeOffset.UtcNow, [.. command], plan, checkout.Machine("unknown")));
    }

    /// <summary>An interrupted run, with its own plan.</summary>
    /// <exception cref="RunFolderException">The folder holds no run, or a damaged one.</exception>
    public static RunFiling Reopen(string folder)
    {
        var data = RunFolder.Read(folder);
        return new RunFiling(folder, data.Info.Plan, RunPast.From(RunFolder.ReadEvents(folder)), created: null);
    }

    /// <summary>Opens the folder for writing, and records what was built.</summary>
    /// <param name="clock">The workers'.</param>
    /// <param name="built">What became of each serializer.</param>
    public RunRecorder Open(string clock, IReadOnlyList<SerializerEvent> built)
    {
        var recorder = _new is null
            ? RunRecorder.Append(Folder)
            : RunRecorder.Create(Folder, _new with { Machine = _new.Machine with { Clock = clock } });
        foreach (var item in built)
        {
            recorder.Record(item);
        }

        return recorder;
    }
}
