using Goldilocks.Catalog;
using Goldilocks.Figures;
using Goldilocks.Figures.Studies;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;

namespace Goldilocks.Flows;

/// <summary>What a run folder says while the run goes on and when it is over; always read back from the folder, which is the only truth.</summary>
public sealed class RunReports(Checkout checkout, string folder)
{
    private readonly Lazy<IReadOnlyDictionary<string, SerializerFacts>> _facts = new(() => KnownFacts.Read(checkout, RunFolder.Read(folder).Info.Plan.Adapters));

    /// <summary>What is measured by now.</summary>
    public RunReport Current() => ReportBuilder.Build(RunFolder.Read(folder), _facts.Value);

    /// <summary>Writes every file of the report but the page.</summary>
    /// <param name="wasInterrupted">True when not everything was measured.</param>
    public FinishedRun Finish(bool wasInterrupted)
    {
        var data = RunFolder.Read(folder);
        var report = ReportBuilder.Build(data, _facts.Value);
        ReportFiles.Write(report, folder, RoundupFacts.From(_facts.Value));
        var study = report.Run.Plan.Study is { } name ? StudyReportBuilder.Build(checkout.Study(name), report, KnownFacts.ForStudies(_facts.Value)) : null;
        if (study is not null)
        {
            StudyReportFiles.Write(study, folder);
        }

        return new FinishedRun(folder, new ReportedRun(new DirectoryInfo(folder).Name, data, report, study), _facts.Value, wasInterrupted);
    }
}

/// <summary>A run that is over, and its report.</summary>
/// <param name="Folder">Where it is.</param>
/// <param name="Reported">Its data and its reports.</param>
/// <param name="Facts">By serializer.</param>
/// <param name="WasInterrupted">True when not everything was measured.</param>
public sealed record FinishedRun(string Folder, ReportedRun Reported, IReadOnlyDictionary<string, SerializerFacts> Facts, bool WasInterrupted)
{
    /// <summary>Its tables.</summary>
    public RunReport Report => Reported.Report;

    /// <summary>
    /// A run's job is to record: an outcome of one serializer is a row, whatever it is. What contradicts a floor discredits the measurement itself, and a strict plan asks for more.
    /// </summary>
    public Ending Ending => Endings.Of(WasInterrupted, Report.HasFailed || (Report.Run.Plan.Strict && Outcomes.Any(Outcome.IsFailureName)));

    private IEnumerable<string> Outcomes => Report.Serializers.Select(serializer => serializer.Outcome)
        .Concat(Report.Workloads.SelectMany(workload => workload.Rows).SelectMany(row => row.Cells).Select(cell => cell.Outcome));
}
