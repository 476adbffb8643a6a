using System.Text.Json;
using Goldilocks.Cli.Report;
using Goldilocks.Cli.Run;
using Goldilocks.Cli.Startup;
using Goldilocks.Commands;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Choose;

/// <summary>What a choice for a user's own type rests on.</summary>
/// <param name="Choice">The answer; null when the measurement was interrupted.</param>
/// <param name="Folders">The run's, and that of starts where the question needs them.</param>
public sealed record OwnChoice(Choice? Choice, IReadOnlyList<string> Folders);

/// <summary>A choice for a user's own type: takes what earlier commands measured of it, measures what is missing, chooses.</summary>
/// <param name="checkout">Where the serializers are.</param>
/// <param name="display">Shows the progress.</param>
/// <param name="runs">The folder in which runs are looked for, and into which new ones go.</param>
public sealed class OwnChoiceFlow(Checkout checkout, IFlowDisplay display, string runs)
{
    private const int StartTimeoutSeconds = 60;

    /// <param name="request">What is measured where no run has it.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <param name="command">The command line after <c>goldilocks</c>.</param>
    /// <param name="cancellation">Ends the measurement; what was measured by then is kept.</param>
    /// <exception cref="UserErrorException">The type or the sample cannot be measured, or the choice cannot be made with these wishes.</exception>
    public OwnChoice Choose(RunRequest request, Wishes wishes, IReadOnlyList<string> command, CancellationToken cancellation)
    {
        wishes.Check();
        var plan = RunPlanner.Make(checkout, request);
        var (run, isMeasured) = Run(plan, command, cancellation);
        if (!isMeasured || cancellation.IsCancellationRequested)
        {
            return new OwnChoice(null, [run]);
        }

        if (!NeedsStarts(wishes))
        {
            return new OwnChoice(new ChooseFlow(checkout, display).ChooseFor(plan.Model!.Workload, [run], wishes), [run]);
        }

        var (starts, isStarted) = Starts(request, plan, wishes, command, cancellation);
        return new OwnChoice(isStarted ? new ChooseFlow(checkout, display).ChooseFor(plan.Model!.Workload, [run, starts], wishes) : null, [run, starts]);
    }

    /// <summary>The newest run of the same plan, taken to its end where it was interrupted; a new one where there is none.</summary>
    private (string Folder, bool IsMeasured) Run(RunPlan plan, IReadOnlyList<string> command, CancellationToken cancellation)
    {
        var known = Newest(RunFiles.Info, folder => IsSame(RunFolder.ReadInfo(folder).Plan, plan));
        if (known is not null && IsComplete(known))
        {
            display.Say($"Measured already: {known}");
            return (known, true);
        }

        var filing = known is null ? RunFiling.Prepare(checkout, NewFolder(ResultKind.Run), plan, command) : RunFiling.Reopen(known);
        display.Say($"{(known is null ? "Measuring into" : "Going on with")} {filing.FolderAsTyped}");
        var finished = new RunFlow(checkout, display).Run(filing, cancellation);
        if (new RunPage(checkout, display).TryWrite(finished) is { } reason)
        {
            display.Warn($"There is no page of this run: {reason}, then run: goldilocks report {filing.FolderAsTyped}");
        }

        return (filing.FolderAsTyped, !finished.WasInterrupted);
    }

    private (string Folder, bool IsStarted) Starts(RunRequest request, RunPlan plan, Wishes wishes, IReadOnlyList<string> command, CancellationToken cancellation)
    {
        IReadOnlyList<string> modes = wishes.Required.Contains(Requirement.Aot) ? ["jit", "nativeaot"] : ["jit"];
        if (Newest(StartupFiles.Info, folder => StartupFolder.Read(folder).Info.Plan is var old && IsSame(old.Model, plan.Model) && modes.All(mode => old.Columns.Any(column => column.Mode == mode))) is { } known)
        {
            display.Say($"Started already: {known}");
            return (known, true);
        }

        var folder = NewFolder(StartupFlow.Kind);
        display.Say($"Starting into {folder}");
        var asked = new StartupRequest(plan.Serializers, modes, request.Conditions, Starts: null, StartTimeoutSeconds, IsCold: false, [], plan.Sources, plan.Adapters, Seed: null, request.What.Model);
        return (folder, !new StartupFlow(checkout, display).Run(asked, folder, command, cancellation).WasInterrupted);
    }

    private string? Newest(string file, Func<string, bool> isWanted) => !Directory.Exists(runs) ? null : Directory.EnumerateDirectories(runs)
        .Where(folder => File.Exists(Path.Combine(folder, file)))
        .OrderDescending(StringComparer.Ordinal)
        .FirstOrDefault(folder => IsReadable(folder, isWanted));

    /// <summary>A damaged folder is no reason against a choice: another is measured.</summary>
    private bool IsReadable(string folder, Func<string, bool> isWanted)
    {
        try
        {
            return isWanted(folder);
        }
        catch (RunFolderException exception)
        {
            display.Warn($"{folder} is left out: {exception.Message}");
            return false;
        }
    }

    private string NewFolder(ResultKind kind) => Path.Combine(runs, ResultFolder.NameNow(kind));

    /// <summary>The starting point of a random order may differ.</summary>
    private static bool IsSame(RunPlan one, RunPlan other) => IsSame(one.Model, other.Model) && TextOf(one) == TextOf(other);

    private static string TextOf(RunPlan plan) => JsonSerializer.Serialize(plan with { Model = null, Seed = 0 }, RunJson.File);

    private static bool IsSame(ModelInfo? one, ModelInfo? other) =>
        (one?.Hash, one?.SampleDigest, one?.Repeat, one?.IsPortable) == (other?.Hash, other?.SampleDigest, other?.Repeat, other?.IsPortable);

    private static bool IsComplete(string folder)
    {
        var data = RunFolder.Read(folder);
        var launches = data.Launches.GroupBy(launch => (launch.Workload, launch.Size)).ToList();
        return launches.Count >= Math.Max(1, data.Info.Plan.Sizes.Distinct().Count()) && launches.TrueForAll(place => place.Count() >= data.Info.Plan.Settings.MinimumLaunches);
    }

    private static bool NeedsStarts(Wishes wishes) => wishes.Aim == Aim.Start || wishes.Required.Contains(Requirement.Aot);
}
