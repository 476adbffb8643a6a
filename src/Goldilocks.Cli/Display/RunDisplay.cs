using System.Globalization;
using Goldilocks.Figures;
using Goldilocks.Figures.Studies;
using Goldilocks.Flows;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results.Texts;
using Goldilocks.Running.Rosters;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>Prints a run's tables: each as soon as it is complete, and the rest at the end. Where the result is printed as JSON, no table is.</summary>
internal sealed class RunDisplay(CommandOutput output)
{
    private readonly HashSet<(string Workload, int Size)> _printed = [];

    /// <summary>Prints the tables of a workload that has just been finished.</summary>
    public void Print(RunReport report, ChosenWorkload workload)
    {
        foreach (var size in workload.Sizes)
        {
            Print(report, workload.Key, size);
        }
    }

    /// <summary>Prints what has not been printed, and the summary; then makes the page.</summary>
    public void Finish(FinishedRun run, RunPage page)
    {
        if (!output.IsJson)
        {
            WriteRest(run);
        }

        if (page.TryWrite(run) is { } reason)
        {
            AnsiConsole.MarkupLineInterpolated(
                CultureInfo.InvariantCulture, $"[yellow]no {HtmlReport.FileName}:[/] {reason}, then run: {CommandLines.Program} report {run.Folder}");
        }
    }

    private void WriteRest(FinishedRun run)
    {
        foreach (var workload in run.Report.Workloads)
        {
            Print(run.Report, workload.Workload, workload.Size);
        }

        if (run.Reported.Study is { } study)
        {
            StudyConsole.Write(AnsiConsole.Console, study);
        }

        ConsoleReport.WriteSummary(AnsiConsole.Console, run.Report);
    }

    private void Print(RunReport report, string workload, int size)
    {
        if (!output.IsJson && report.Find(workload, size) is not null && _printed.Add((workload, size)))
        {
            ConsoleReport.WriteWorkload(AnsiConsole.Console, report, workload, size);
        }
    }
}
