using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
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
        var checkout = Here.Checkout();
        var run = options.Choose(parsed, checkout);
        var display = new TerminalDisplay();
        var tables = new RunDisplay();
        var finished = new RunFlow(checkout, display, tables.Print).Run(run, interruption.Token);
        tables.Finish(finished, new RunPage(checkout, display));
        AnsiConsole.WriteLine($"Run folder: {run.FolderAsTyped}");
        if (finished.WasInterrupted)
        {
            AnsiConsole.WriteLine($"Go on with: goldilocks run --resume {run.FolderAsTyped}");
        }

        return finished.Ending == Ending.AsExpected && parsed.GetValue(options.Against) is { } old
            ? CompareCommand.Compare(old, run.Folder, parsed.GetValue(options.FailAbove), markdown: null)
            : ExitCodes.Of(finished.Ending);
    }
}
