using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Page;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Report;

/// <summary>The reports of a run that is over. They are read back from its folder, which is the only source.</summary>
public sealed class RunReports(Checkout checkout, string folder)
{
    /// <summary>Writes every file of the report but the page.</summary>
    /// <param name="wasInterrupted">True when not everything was measured.</param>
    public FinishedRun Finish(bool wasInterrupted)
    {
        var data = RunFolder.Read(folder);
        var facts = KnownFacts.Read(checkout, data.Info.Plan.Adapters, data.Info.Plan.Sources);
        var report = ReportBuilder.Build(data, facts);
        ReportFiles.Write(report, folder, RoundupFacts.From(facts));
        var study = checkout.StudyOf(folder, report.Run.Plan) is { } published ? StudyReportBuilder.Build(published, report, KnownFacts.ForStudies(facts)) : null;
        if (study is not null)
        {
            StudyReportFiles.Write(study, folder);
        }

        return new FinishedRun(folder, new ReportedRun(new DirectoryInfo(folder).Name, data, report, study, ChoiceGrounds.Of(checkout, report, facts, [])), facts, wasInterrupted);
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
    /// A run's job is to record: an outcome of one serializer is a row, whatever it is. A result below a floor discredits the measurement itself, a run without a measurement
    /// is no success, and a strict plan demands more.
    /// </summary>
    public Ending Ending => Endings.Of(
        WasInterrupted,
        Report.HasFailed || !IsAnythingMeasured || (Report.Run.Plan.Strict && Outcomes.Any(Outcome.IsFailureName)));

    /// <summary>True when a requested serializer was measured. The floors do not count, nor does a baseline that was not requested: both are in every run.</summary>
    private bool IsAnythingMeasured
    {
        get
        {
            var patterns = Report.Run.Plan.Serializers.Select(SerializerPattern.Parse).ToList();
            return Report.Workloads.SelectMany(workload => workload.Rows)
                .Where(row => row.Group != RowGroup.Floor && (patterns.Count == 0 || patterns.Any(pattern => pattern.Matches(row.Serializer))))
                .Any(row => row.Cells.Any(cell => cell.Outcome == nameof(Measured)));
        }
    }

    private IEnumerable<string> Outcomes => Report.Serializers.Select(serializer => serializer.Outcome)
        .Concat(Report.Workloads.SelectMany(workload => workload.Rows).SelectMany(row => row.Cells).Select(cell => cell.Outcome));
}
