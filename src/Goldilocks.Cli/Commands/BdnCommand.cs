using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Goldilocks.Cli.Display;
using Goldilocks.Flows;
using Goldilocks.Reporting.SecondOpinion;
using Goldilocks.Surveys.SecondOpinion;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary><c>goldilocks bdn</c>: the same cases by us and by BenchmarkDotNet, side by side.</summary>
internal static class BdnCommand
{
    public static Command Create()
    {
        var options = new RunOptions();
        var repeats = new Option<int>("--repeats") { Description = "Runs of BenchmarkDotNet on every case, each in a fresh process.", DefaultValueFactory = _ => 5 };
        var job = new Option<string>("--job") { Description = "BenchmarkDotNet's job: default, medium, short or dry.", DefaultValueFactory = _ => "default" };
        repeats.Validators.Add(RequirePositive);
        job.AcceptOnlyFromAmong([.. BenchmarkOptions.Jobs]);
        var command = new Command("bdn", "A second opinion: measures the same cases with BenchmarkDotNet too, and says where the two agree.") { repeats, job };
        foreach (var option in options.OfPlainRuns)
        {
            command.Add(option);
        }

        command.SetAction(parsed => Run(parsed, options, parsed.GetValue(repeats), parsed.GetValue(job)!));
        return command;
    }

    private static int Run(ParseResult parsed, RunOptions options, int repeats, string job)
    {
        using var interruption = new Interruption();
        var checkout = Here.Checkout();
        var run = options.Choose(parsed, checkout);
        var display = new TerminalDisplay();
        var tables = new RunDisplay();
        var result = new BdnFlow(checkout, display, tables.Print, ours => tables.Finish(ours, new RunPage(checkout, display))).Run(run, repeats, job, interruption.Token);
        if (result.Agreement is not { } agreement)
        {
            AnsiConsole.WriteLine($"Interrupted before BenchmarkDotNet started. Our own figures are in {run.FolderAsTyped}");
            return ExitCodes.Of(result.Ending);
        }

        AgreementReports.WriteConsole(agreement, AnsiConsole.Console);
        AnsiConsole.WriteLine($"Run folder: {run.FolderAsTyped}, with bdn.md, bdn.json, and BenchmarkDotNet's own files in {BdnFlow.Folder}/");
        if (result.WasInterrupted)
        {
            AnsiConsole.WriteLine("Interrupted; what BenchmarkDotNet had measured by then is in the table.");
        }

        return ExitCodes.Of(result.Ending);
    }

    private static void RequirePositive(OptionResult result)
    {
        if (result.Tokens.Count == 1 && !(int.TryParse(result.Tokens[0].Value, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && number > 0))
        {
            result.AddError($"--repeats takes a whole number from 1, not '{result.Tokens[0].Value}'.");
        }
    }
}
