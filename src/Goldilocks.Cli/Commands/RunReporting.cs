using Goldilocks.Catalog;
using Goldilocks.Figures;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>Tables while a run goes on, and its files at the end; always read back from the run folder, which is the only truth.</summary>
internal sealed class RunReporting(string folder)
{
    private readonly Lazy<IReadOnlyDictionary<string, SerializerFacts>> _facts = new(() => FactsForReports.Read(RunFolder.Read(folder).Info.Plan.Adapters));
    private readonly HashSet<(string Workload, int Size)> _printed = [];

    /// <summary>Prints the tables of a workload that has just been finished.</summary>
    public void Print(ChosenWorkload workload)
    {
        var report = ReportBuilder.Build(RunFolder.Read(folder), _facts.Value);
        foreach (var size in workload.Sizes)
        {
            Print(report, workload.Key, size);
        }
    }

    /// <summary>Writes every file of the report, and prints what has not been printed and the summary.</summary>
    public RunReport Finish()
    {
        var data = RunFolder.Read(folder);
        var report = ReportBuilder.Build(data, _facts.Value);
        foreach (var workload in report.Workloads)
        {
            Print(report, workload.Workload, workload.Size);
        }

        ReportFiles.Write(report, folder, RoundupFacts.From(_facts.Value));
        var study = StudyStep.Build(report, FactsForReports.ForStudies(_facts.Value));
        StudyStep.Show(study, folder);
        ConsoleReport.WriteSummary(AnsiConsole.Console, report);
        HtmlStep.TryWrite(new ReportedRun(new DirectoryInfo(folder).Name, data, report, study), folder, _facts.Value);
        return report;
    }

    private void Print(RunReport report, string workload, int size)
    {
        if (report.Find(workload, size) is not null && _printed.Add((workload, size)))
        {
            ConsoleReport.WriteWorkload(AnsiConsole.Console, report, workload, size);
        }
    }
}
