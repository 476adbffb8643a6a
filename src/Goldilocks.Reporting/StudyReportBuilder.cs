using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Reporting;

/// <summary>Puts a run's figures beside a study's. A pure function: the same study and run give the same report.</summary>
public static class StudyReportBuilder
{
    /// <summary>The report of everything that the run holds; each row says what is missing.</summary>
    /// <param name="study">The study.</param>
    /// <param name="run">The run, which may be another one than the study's own.</param>
    /// <param name="facts">By serializer, for claims about maintenance and licences; may be empty.</param>
    public static StudyReport Build(Study study, RunReport run, IReadOnlyDictionary<string, StudyFacts> facts)
    {
        var finder = new RunFinder(run);
        var checker = new ClaimChecker(study, finder, facts);
        return new StudyReport(
            StudyReport.CurrentFormatVersion,
            study.Name,
            study.Title,
            study.Published,
            Today(run),
            [.. study.Tables.Select(table => Table(study, table, finder))],
            [.. study.Claims.Select(checker.Check)],
            [.. study.Counterparts.Select(counterpart => CounterpartOf(counterpart, finder))],
            study.Notes,
            study.Plan.Hint);
    }

    private static TodaysRun Today(RunReport run)
    {
        var machine = run.Run.Machine;
        return new TodaysRun(
            run.CommandLine,
            run.Run.StartedUtc,
            string.Create(CultureInfo.InvariantCulture, $"{machine.Processor}, {machine.LogicalCores} logical cores, {machine.OperatingSystem}, {machine.Architecture}"),
            machine.Runtime);
    }

    private static StudyTableReport Table(Study study, StudyTable table, RunFinder finder) => new(
        table.Name,
        table.Title,
        table.Note,
        table.Baseline,
        table.Form,
        [.. table.Groups.Select(group => Group(study, table, group, finder))]);

    private static StudyGroupReport Group(Study study, StudyTable table, TableGroup group, RunFinder finder)
    {
        var place = table.PlaceOf(group);
        var findings = table.Items.Select(item => group.Because is null
            ? finder.Find(study.CounterpartOf(item), place)
            : new Finding(Finding.NoCounterpart, group.Because)).ToList();
        var baseline = table.Baseline is null ? -1 : table.Items.ToList().IndexOf(table.Baseline);
        var rows = table.Items.Select((item, index) => Row(table, group, place, item, index, findings[index], baseline < 0 ? null : findings[baseline], baseline, finder.Scatter));
        return new StudyGroupReport(group.Label, place, [.. rows]);
    }

    private static StudyRowReport Row(
        StudyTable table, TableGroup group, StudyPlace place, string item, int index, Finding finding, Finding? baseline, int baselineIndex, Scatter scatter)
    {
        var published = group.Published.Count == 0 ? null : group.Published[index];
        var publishedBaseline = table.Form != FigureForm.Absolute ? table.BaselineValue
            : baselineIndex < 0 || group.Published.Count == 0 ? null
            : group.Published[baselineIndex];
        var relative = baseline is null ? null : finding.Over(baseline, scatter);
        var isComparable = table.Form == FigureForm.Absolute || relative is not null || !finding.IsMeasured;
        return new StudyRowReport(
            item,
            published,
            published is { } figure && publishedBaseline is { } divisor ? table.Form.ToRatio(figure, divisor) : null,
            Today(table, place, finding, relative),
            relative,
            finding.Value,
            isComparable ? finding.Outcome : Outcome.NotMeasured,
            isComparable ? finding.Reason : $"{table.Baseline} was not measured, and the figure is relative to it");
    }

    private static double? Today(StudyTable table, StudyPlace place, Finding finding, Interval? relative) => table.Form == FigureForm.Absolute
        ? finding.Value is { } value ? FigureUnits.Of(value, place) : null
        : relative is null ? null : table.Form.ToFigure(relative.Value, table.BaselineValue!.Value);

    private static string InParentheses(string variant) => variant.Length == 0 ? "" : $" ({variant})";

    private static CounterpartReport CounterpartOf(Counterpart counterpart, RunFinder finder) => new(
        counterpart.Label,
        counterpart.Serializer is null ? null : counterpart.Serializer + InParentheses(new BindingWay(IsAsync: counterpart.IsAsync).NameOf(counterpart.Variant)),
        finder.VersionOf(counterpart),
        counterpart.Because ?? counterpart.Note);
}
