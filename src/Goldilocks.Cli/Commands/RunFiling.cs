using System.Globalization;
using System.Reflection;
using Goldilocks.Building.Jobs;
using Goldilocks.Results;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Cli.Commands;

/// <summary>The run folder of this run: a new one, or one that is gone on with.</summary>
internal sealed class RunFiling
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

    public string Folder { get; }

    public string FolderAsTyped { get; }

    public RunPlan Plan { get; }

    public RunPast Past { get; }

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
            MachineProbe.Read("unknown", Repository.Root, BuildLayout.Configuration));
        return new RunFiling(folder, plan, RunPast.None, info);
    }

    /// <summary>An interrupted run, with its own plan.</summary>
    public static RunFiling Reopen(string folder)
    {
        var data = RunFolder.Read(folder);
        return new RunFiling(folder, data.Info.Plan, RunPast.From(RunFolder.ReadEvents(folder)), created: null);
    }

    /// <summary>Opens the folder for writing, and records who was built.</summary>
    public RunRecorder Open(BuiltSerializers built)
    {
        var recorder = _new is null
            ? RunRecorder.Append(Folder)
            : RunRecorder.Create(Folder, _new with { Machine = _new.Machine with { Clock = built.Clock } });
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
