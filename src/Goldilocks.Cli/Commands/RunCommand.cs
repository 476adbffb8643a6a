using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Figures;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks run</c>: restore, build, verify, measure, rank, and write the run folder.</summary>
internal static class RunCommand
{
    public static Command Create()
    {
        var options = new RunOptions();
        var command = new Command("run", "Measures serializers and ranks them.");
        foreach (var option in options.All)
        {
            command.Add(option);
        }

        command.SetAction(parsed => Run(parsed, options));
        return command;
    }

    private static int Run(ParseResult parsed, RunOptions options)
    {
        using var interruption = new Interruption();
        var run = options.Choose(parsed);
        run.Announce();
        try
        {
            var exitCode = BuildAndMeasure(run, interruption.Token);
            return exitCode == ExitCodes.Success && parsed.GetValue(options.Against) is { } old
                ? CompareCommand.Compare(old, run.Folder, parsed.GetValue(options.FailAbove), markdown: null)
                : exitCode;
        }
        catch (OperationCanceledException) when (!run.IsOpen && interruption.Token.IsCancellationRequested)
        {
            AnsiConsole.WriteLine($"Interrupted before anything was measured. Go on with: goldilocks run --resume {run.FolderAsTyped}");
            return ExitCodes.Interrupted;
        }
        catch (UserErrorException)
        {
            run.Withdraw();
            throw;
        }
    }

    private static int BuildAndMeasure(RunFiling run, CancellationToken cancellation)
    {
        using var building = BuildStep.Run(run.Plan, cancellation);
        using var codecs = CodecStep.Run(run.Plan, cancellation);
        var roster = RosterBuilder.Make(run.Plan, building.Built.Ready, codecs.Choices);
        var reporting = Measure(run, building.Built, roster, cancellation);
        return Finish(run, reporting, cancellation.IsCancellationRequested);
    }

    /// <summary>Measures into the run folder until everything is done or it is interrupted; what it returns reports on the folder.</summary>
    public static RunReporting Measure(RunFiling run, BuiltSerializers built, RunRoster roster, CancellationToken cancellation)
    {
        var reporting = new RunReporting(run.Folder);
        using var recorder = run.Open(built);
        MachineAdvice.Record(recorder);
        try
        {
            ProgressDisplay.Show(roster.Workloads.Count, progress =>
                new RunCoordinator(roster, run.Plan, recorder, new WithTables(progress, reporting.Print))
                    .Run(run.Past, reporting.PreciseEnough(roster), cancellation));
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            AnsiConsole.WriteLine("Interrupted; what was measured so far is kept.");
        }

        return reporting;
    }

    private static int Finish(RunFiling run, RunReporting reporting, bool interrupted)
    {
        var report = reporting.Finish();
        AnsiConsole.WriteLine($"Run folder: {run.FolderAsTyped}");
        if (interrupted)
        {
            AnsiConsole.WriteLine($"Go on with: goldilocks run --resume {run.FolderAsTyped}");
            return ExitCodes.Interrupted;
        }

        return report.HasFailed || (run.Plan.Strict && HasFailure(report)) ? ExitCodes.Failure : ExitCodes.Success;
    }

    private static bool HasFailure(RunReport report) =>
        report.Serializers.Select(serializer => serializer.Outcome)
            .Concat(report.Workloads.SelectMany(workload => workload.Rows).SelectMany(row => row.Cells).Select(cell => cell.Outcome))
            .Any(Outcome.IsFailureName);
}
