using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Report;

/// <summary><c>goldilocks report FOLDER...</c>: the page of one or several runs, made again without measuring, and the tables of one.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        var folders = new Argument<string[]>("folder") { Description = "Run folders, also of several days or machines, and beside them folders of goldilocks startup and goldilocks load.", Arity = ArgumentArity.OneOrMore };
        var output = new Option<string?>("--output") { Description = "The file; report.html in the first folder when absent.", HelpName = "file" };
        var view = new ViewOptions();
        var command = new HelpedCommand("report", "Makes report.html again from one or several run folders, without measuring; for a single run it also prints the tables.", finding: null)
            .With("Output", output)
            .With("Tables", view.All)
            .For("report runs/MINE --verbose", "Every row and every reason of a run")
            .For("report runs/MINE --unit mb --link 1000", "In megabytes a second, and whether a link of 1 Gbit/s or one core runs out first")
            .For("report results mine", "Recorded runs of many machines and your own, by kind of machine (docs/results.md)")
            .For("report runs/MONDAY runs/TUESDAY", "Two runs in one page");
        command.Add(folders);
        return command.Runs((parsed, console) =>
        {
            using var interruption = new Interruption();
            var shown = view.Of(parsed);
            var named = parsed.GetValue(folders)!;
            if (ReportFlow.OfRecorded(named) is { } recorded)
            {
                WriteRecorded(recorded, parsed.GetValue(output), console);
                return ExitCodes.Success;
            }

            var written = new ReportFlow(Here.Checkout(), console.Display()).Write(named, parsed.GetValue(output), interruption.Token);
            console.Show(new WrittenPage(written.Path), () =>
            {
                if (named.Length == 1)
                {
                    new RunDisplay(console, shown).Print(written, named[0]);
                }
                else
                {
                    AnsiConsole.WriteLine($"Report: {written.Path}");
                }
            });
            return ExitCodes.Success;
        });
    }

    /// <summary>Their page has no samples to draw: it is Markdown, or HTML where the file is called so.</summary>
    private static void WriteRecorded(IReadOnlyList<RecordedRun> runs, string? path, CommandOutput console)
    {
        if (path is not null)
        {
            WholeFile.Replace(path, writer => writer.Write(Path.GetExtension(path) == ".html" ? RecordedPage.Html(runs) : RecordedPage.Of(runs)));
        }

        console.Show(Standing.Of(runs), () => console.Answer.Write(path is null ? RecordedPage.Of(runs) : $"Report: {path}\n"));
    }
}

/// <summary><c>report --json</c>: the file that was written.</summary>
internal sealed record WrittenPage(string Report);
