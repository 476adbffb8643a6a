using System.CommandLine;
using Goldilocks.Cli.Report;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Run;

/// <summary><c>goldilocks run</c>: restore, build, verify, measure, rank, and write the run folder.</summary>
internal static class RunCommand
{
    public static Command Create()
    {
        var options = new RunOptions();
        var view = new ViewOptions();
        var command = new HelpedCommand(
            "run",
            "Measures serializers and ranks them.",
            "a result is below its floor, nothing that was asked for could be measured, --strict finds a failure or --against a regression")
            .With(HelpedCommand.What, options.What)
            .With(HelpedCommand.How, options.How)
            .With(HelpedCommand.Where, options.Where)
            .With("Judging", options.Judging)
            .With("Tables", view.All)
            .For("run --quick", "A first look at all of them")
            .For("run --dry-run", "What would be built and measured, and how long it would take")
            .For("run --serializers 'System.*,Message*' --workloads bookshelf --sizes 1,100", "Some of them, on one workload in two sizes")
            .For("run --workloads order --sink memory,file --async", "To memory and to a file, synchronously and asynchronously")
            .For("run --against runs/OLD --fail-above 5%", "The same again, failing on a regression of more than 5 %")
            .For("run --resume runs/2026-01-31T120000Z", "Go on with a run that was interrupted");
        return command.Runs((parsed, output) => Run(parsed, options, view, output));
    }

    private static int Run(ParseResult parsed, RunOptions options, ViewOptions view, CommandOutput output)
    {
        var shown = view.Of(parsed);
        using var interruption = new Interruption();
        var checkout = Here.Checkout();
        var display = output.Display();
        if (parsed.GetValue(options.DryRun))
        {
            var look = new DryRunFlow(checkout).Look(options.Plan(parsed, checkout));
            output.Show(look, () => DryRunDisplay.Write(look));
            return ExitCodes.Success;
        }

        var run = options.Choose(parsed, checkout);
        var tables = new RunDisplay(output, shown);
        FinishedRun finished;
        try
        {
            finished = new RunFlow(checkout, display).Run(run, interruption.Token);
        }
        catch (OperationCanceledException) when (interruption.Token.IsCancellationRequested)
        {
            AnsiConsole.WriteLine($"Interrupted before anything was measured. Go on with: {CommandLines.Program} run --resume {run.FolderAsTyped}");
            return ExitCodes.Interrupted;
        }

        tables.Finish(finished, new RunPage(checkout, display), run.FolderAsTyped);
        var comparison = finished.Ending == Ending.AsExpected && parsed.GetValue(options.Against) is { } old
            ? CompareCommand.Between(old, run.Folder, parsed.GetValue(options.FailAbove))
            : null;
        output.Show(new FinishedRunJson(finished, comparison), () => Show(run, finished, comparison));
        return comparison is { HasRegression: true } ? ExitCodes.Finding : ExitCodes.Of(finished.Ending);
    }

    private static void Show(RunFiling run, FinishedRun finished, RunComparison? comparison)
    {
        if (finished.WasInterrupted)
        {
            AnsiConsole.WriteLine($"Go on with: {CommandLines.Program} run --resume {run.FolderAsTyped}");
        }

        if (comparison is not null)
        {
            ComparisonReports.WriteConsole(comparison, AnsiConsole.Console);
        }
    }
}

/// <summary><c>run --json</c>: what <c>results.json</c> holds, and where it is.</summary>
internal sealed record FinishedRunJson(string Folder, bool WasInterrupted, RunReport Report, StudyReport? Study, RunComparison? Comparison)
{
    public FinishedRunJson(FinishedRun run, RunComparison? comparison)
        : this(run.Folder, run.WasInterrupted, run.Report, run.Reported.Study, comparison)
    {
    }
}
