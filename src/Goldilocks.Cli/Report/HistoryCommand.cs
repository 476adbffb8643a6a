using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Report;

/// <summary><c>goldilocks history FOLDER...</c>: how each cell moved over versions, days, commits, runtimes and machines.</summary>
internal static class HistoryCommand
{
    private const double UsualThreshold = 0.05;

    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "Run folders; one is enough if it holds several versions of a library.", Arity = ArgumentArity.OneOrMore };
        var above = PercentOption.Steps();
        var markdown = new Option<bool>("--markdown") { Description = "Prints Markdown instead of tables." };
        var page = new Option<string?>("--page") { Description = "Also writes the page of these runs, with their history, to that file.", HelpName = "file" };
        var command = new HelpedCommand("history", "Shows how each cell changed over versions, days, commits, runtimes and machines, as ratios to the baseline, and marks the steps.", "--fail-above is given, and the last step of a cell is slower, or a cell that was measured before is missing")
            .With("Judging and output", above, markdown, page)
            .For("run --serializers 'MINE@1.0.0,MINE@2.0.0' --output runs/versions", "Measure several versions side by side")
            .For("history runs/versions", "Where they differ")
            .For("history runs/MONDAY runs/TUESDAY --page history.html", "Two days, with the page");
        command.Add(folders);
        return command.Runs((parsed, output) =>
        {
            var names = parsed.GetValue(folders)!;
            var history = HistoryFlow.Read(names, parsed.GetValue(above) ?? UsualThreshold);
            output.Show(history, () => Write(history, parsed.GetValue(markdown)));
            if (parsed.GetValue(page) is { } path)
            {
                using var interruption = new Interruption();
                new ReportFlow(Here.Checkout(), output.Display()).Write(names, path, interruption.Token);
            }

            return parsed.GetValue(above) is not null && history.EndsWorse ? ExitCodes.Finding : ExitCodes.Success;
        });
    }

    private static void Write(RunHistory history, bool markdown)
    {
        if (markdown)
        {
            HistoryReports.WriteMarkdown(history, Console.Out);
        }
        else
        {
            HistoryReports.WriteConsole(history, AnsiConsole.Console);
        }
    }
}

/// <summary>The history of cells over several run folders: read them, compare each moment with the one before.</summary>
public static class HistoryFlow
{
    /// <param name="folders">Of runs; one is enough where it holds several versions.</param>
    /// <param name="threshold">How large a step must significantly be to be marked, as a share.</param>
    /// <exception cref="UserErrorException">A folder holds no run, the runs serialized different values, or no result appears in two runs or in two versions.</exception>
    public static RunHistory Read(IReadOnlyList<string> folders, double threshold)
    {
        var history = HistoryBuilder.Build([.. folders.Select(folder => (new DirectoryInfo(folder).Name, ReportBuilder.Build(RunFolder.Read(folder))))], threshold);
        return history.Cells.Count > 0
            ? history
            : throw new UserErrorException("No result appears in two runs or in two versions. Name several runs of the same serializers, or one run of several versions: goldilocks run --serializers 'Name@1.0.0,Name@2.0.0'");
    }
}
