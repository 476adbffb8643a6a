using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>Starts that were measured.</summary>
/// <param name="Folder">As typed.</param>
/// <param name="Report">Their tables.</param>
/// <param name="WasInterrupted">True when not everything was started.</param>
public sealed record FinishedStarts(string Folder, StartupReport Report, bool WasInterrupted)
{
    /// <summary>How the command ends.</summary>
    public Ending Ending => Endings.Of(WasInterrupted, Endings.HasFinding(
        [.. Report.Tables.SelectMany(table => table.Rows).Select(row => row.Outcome), .. Report.Tables.SelectMany(table => table.Unready).Select(item => item.Outcome?.Name).OfType<string>()]));
}

/// <summary>A start-up measurement: publish, choose, start in turns, report.</summary>
public sealed class StartupFlow(Checkout checkout, IFlowDisplay display)
{
    /// <summary>The folder of <c>goldilocks startup</c>.</summary>
    internal static ResultKind Kind { get; } = new(
        "-startup", [StartupFiles.Info, StartupFiles.Events], "already holds starts: print them with --from {0}, or choose another --output.");

    /// <param name="request">What to do.</param>
    /// <param name="output">The folder as typed; null for one of the time.</param>
    /// <param name="command">The command line after <c>goldilocks</c>.</param>
    /// <param name="cancellation">Ends the process at work.</param>
    /// <exception cref="UserErrorException">A value is not one, a pattern fits nothing, or the folder cannot be used.</exception>
    public FinishedStarts Run(StartupRequest request, string? output, IEnumerable<string> command, CancellationToken cancellation)
    {
        var plan = StartupPlanner.Make(checkout, request);
        var folder = ResultFolder.Make(output, Kind);
        using var programs = new StartupMaker(checkout, display).Make(plan, cancellation);
        plan = request.Starts is null ? plan.WithStartsFor(programs.Ready.Count) : plan;
        var isMeasured = IsMeasured(plan, programs, folder, command, cancellation);
        return Report(folder) with { WasInterrupted = !isMeasured };
    }

    /// <summary>Makes the tables of a folder again. That works because tables are always made from the folder.</summary>
    /// <exception cref="RunFolderException">The folder holds no starts, or damaged ones.</exception>
    public static FinishedStarts Report(string folder)
    {
        var report = StartupReportBuilder.Build(StartupFolder.Read(folder));
        StartupReports.WriteFiles(report, folder);
        return new FinishedStarts(folder, report, WasInterrupted: false);
    }

    /// <summary>True when everything was started.</summary>
    private bool IsMeasured(StartupPlan plan, Made<StartupSubject, ProgramEvent> programs, string folder, IEnumerable<string> command, CancellationToken cancellation)
    {
        using var recorder = StartupRecorder.Create(folder, new StartupInfo(
            StartupFolder.FormatVersion,
            ResultFolder.ToolVersion,
            DateTimeOffset.UtcNow,
            [.. command],
            plan,
            checkout.Machine("Stopwatch, shared by both processes")));
        programs.Events.ToList().ForEach(recorder.Record);
        try
        {
            display.WhileCounting("start", progress => new StartupCoordinator(plan, recorder, (done, all) => progress(done, all, "")).Run(programs.Ready, cancellation));
            return true;
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            display.Say("Interrupted; what was started so far is kept.");
            return false;
        }
    }
}
