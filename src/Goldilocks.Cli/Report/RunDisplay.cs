using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Report;

/// <summary>
/// Prints a run's tables at its end, because an interval takes its width from all rows of the run, and then what a person wants next. Where the result is printed as JSON, no table is.
/// </summary>
internal sealed class RunDisplay(CommandOutput output, TableView? view = null)
{
    private const int MostOfFastest = 10;

    private bool IsWhole => output.Verbosity == Verbosity.Verbose;

    /// <summary>Makes the page; then prints the tables, the summary, the ranking over all workloads, and where to go on.</summary>
    /// <param name="run">The run that is over.</param>
    /// <param name="page">Makes the page.</param>
    /// <param name="folder">The run folder as typed.</param>
    public void Finish(FinishedRun run, RunPage page, string folder)
    {
        var noPage = page.TryWrite(run);
        if (!output.IsJson)
        {
            Print(run.Reported, folder, noPage is null ? Path.Combine(folder, HtmlReport.FileName) : null);
        }

        if (noPage is not null)
        {
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"[yellow]no {HtmlReport.FileName}:[/] {noPage}, then run: {CommandLines.Program} report {folder}");
        }
    }

    /// <summary>Prints the first run of a page.</summary>
    /// <param name="written">The page.</param>
    /// <param name="folder">The run folder as typed.</param>
    public void Print(WrittenReport written, string folder) => Print(written.Runs[0], folder, written.Path);

    /// <summary>Prints a whole run.</summary>
    /// <param name="run">The run.</param>
    /// <param name="folder">The run folder as typed.</param>
    /// <param name="page">As typed; null where it was not made.</param>
    private void Print(ReportedRun run, string folder, string? page)
    {
        foreach (var workload in run.Report.Workloads)
        {
            Print(run.Report, workload.Workload, workload.Size);
        }

        if (run.Study is { } study)
        {
            StudyConsole.Write(AnsiConsole.Console, study);
        }

        ConsoleSummary.Write(AnsiConsole.Console, run.Report, IsWhole);
        AnsiConsole.WriteLine();
        Fastest.WriteConsole(run.Grounds, AnsiConsole.Console, MostOfFastest);
        AnsiConsole.WriteLine();
        WriteWhereToGoOn(folder, page);
    }

    private void WriteWhereToGoOn(string folder, string? page)
    {
        if (page is not null)
        {
            AnsiConsole.WriteLine($"Look at it: {page}");
        }

        var all = Path.Combine(folder, RunFiles.Markdown);
        string[] whole = [.. File.Exists(all) ? [all] : Array.Empty<string>(), .. IsWhole ? Array.Empty<string>() : [$"{CommandLines.Program} report {folder} --verbose"]];
        if (whole.Length > 0)
        {
            AnsiConsole.WriteLine($"All rows and reasons: {string.Join(", or ", whole)}");
        }

        AnsiConsole.WriteLine($"Choose: {CommandLines.Program} choose {folder}, and your constraints, such as --untrusted or --maintained");
    }

    private void Print(RunReport report, string workload, int size)
    {
        if (!output.IsJson && report.Find(workload, size) is not null)
        {
            ConsoleReport.WriteWorkload(AnsiConsole.Console, report, workload, size, IsWhole, view);
        }
    }
}
