using System.CommandLine;
using Goldilocks.Cli.Report;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Spectre.Console;

namespace Goldilocks.Cli.Run;

/// <summary><c>goldilocks bdn</c>: the same cases measured by us and by BenchmarkDotNet, side by side.</summary>
internal static class BdnCommand
{
    private static readonly NumberRange s_repeats = new(1, 100, "runs");

    public static Command Create()
    {
        var options = new RunOptions();
        var repeats = s_repeats.Whole("--repeats", "Runs of BenchmarkDotNet on every case, each in a fresh process.", 5);
        var job = new Option<string>("--job") { Description = "BenchmarkDotNet's job: default, medium, short or dry.", HelpName = "name", DefaultValueFactory = _ => "default" };
        job.AcceptOnlyFromAmong([.. BenchmarkOptions.Jobs]);
        var command = new HelpedCommand(
            "bdn",
            "A second opinion: measures the same cases with BenchmarkDotNet too, and says where the two agree.",
            "a result is below its floor, or BenchmarkDotNet measured none of the cases")
            .With(HelpedCommand.What, options.OfPlainRuns.What)
            .With(HelpedCommand.How, [repeats, job, .. options.OfPlainRuns.How])
            .With(HelpedCommand.Where, options.OfPlainRuns.Where)
            .For("bdn --serializers 'System.*' --workloads person --quick --job short", "Those in the box, in a few minutes");
        return command.Runs((parsed, output) => Run(parsed, options, parsed.GetValue(repeats), parsed.GetValue(job)!, output));
    }

    private static int Run(ParseResult parsed, RunOptions options, int repeats, string job, CommandOutput output)
    {
        using var interruption = new Interruption();
        var checkout = Here.Checkout();
        var run = options.Choose(parsed, checkout);
        var display = output.Display();
        var result = new BdnFlow(checkout, display, ours => new RunDisplay(output).Finish(ours, new RunPage(checkout, display), run.FolderAsTyped)).Run(run, repeats, job, interruption.Token);
        output.Show(new SecondOpinionJson(result), () => Show(run, result));
        return ExitCodes.Of(result.Ending);
    }

    private static void Show(RunFiling run, BdnResult result)
    {
        if (result.Agreement is not { } agreement)
        {
            AnsiConsole.WriteLine($"Interrupted before BenchmarkDotNet started. Our own figures are in {run.FolderAsTyped}");
            return;
        }

        AgreementReports.WriteConsole(agreement, AnsiConsole.Console);
        AnsiConsole.WriteLine($"Run folder: {run.FolderAsTyped}, with bdn.md, bdn.json, and BenchmarkDotNet's own files in {BdnFlow.Folder}/");
        if (result.WasInterrupted)
        {
            AnsiConsole.WriteLine("Interrupted; what BenchmarkDotNet had measured by then is in the table.");
        }
    }
}

/// <summary><c>bdn --json</c>: our own figures, and BenchmarkDotNet's beside them.</summary>
internal sealed record SecondOpinionJson(string Folder, bool WasInterrupted, RunReport Report, Agreement? Agreement)
{
    public SecondOpinionJson(BdnResult result)
        : this(result.Ours.Folder, result.WasInterrupted, result.Ours.Report, result.Agreement)
    {
    }
}
