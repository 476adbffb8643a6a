using System.CommandLine;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks report FOLDER...</c>: the page of one or several runs, made again without measuring.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "Run folders, of several days or machines if you like, and those of goldilocks startup and goldilocks load beside them.", Arity = ArgumentArity.OneOrMore };
        var output = new Option<string?>("--output") { Description = "The file; report.html in the first folder when absent." };
        var command = new Command("report", "Makes report.html again from one or several run folders, without measuring.") { folders, output };
        command.SetAction(parsed =>
        {
            using var interruption = new Interruption();
            var path = new ReportFlow(Here.Checkout(), new TerminalDisplay()).Write(parsed.GetValue(folders)!, parsed.GetValue(output), interruption.Token);
            AnsiConsole.WriteLine($"Report: {path}");
            return ExitCodes.Success;
        });
        return command;
    }
}
