using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>One run as it was read.</summary>
/// <param name="Name">Of its folder.</param>
/// <param name="Data">Its samples.</param>
/// <param name="Report">Its report.</param>
/// <param name="Study">Null for a run of its own.</param>
/// <param name="Grounds">What a choice is made from.</param>
public sealed record ReportedRun(string Name, RunData Data, RunReport Report, StudyReport? Study, Grounds Grounds);

/// <summary>Trims reports to what the page shows. A pure function.</summary>
public static class PageBuilder
{
    private const int MostShownBytes = 96;

    /// <summary>The data of the page.</summary>
    /// <param name="runs">At least one.</param>
    /// <param name="startups">Starts that were measured apart; may be empty.</param>
    /// <param name="facts">By serializer; serializers that do not appear are left out.</param>
    /// <param name="loads">Load tests; may be empty.</param>
    /// <param name="probes">Recorded tables; those of serializers that do not appear are left out.</param>
    public static PageData Build(
        IReadOnlyList<ReportedRun> runs,
        IReadOnlyList<PageStartup> startups,
        IReadOnlyList<PageLoad> loads,
        IReadOnlyDictionary<string, SerializerFacts> facts,
        IReadOnlyList<RecordedProbes> probes)
    {
        var names = runs.SelectMany(run => run.Report.Serializers).Select(serializer => serializer.Serializer)
            .Concat(startups.SelectMany(startup => startup.Tables).SelectMany(table => table.Rows).Select(row => row.Serializer))
            .Concat(loads.SelectMany(load => load.Tables).SelectMany(table => table.Rows).Select(row => row.Serializer))
            .ToHashSet();
        return new PageData(
            PageData.CurrentFormatVersion,
            [.. runs.Select(Run)],
            startups,
            loads,
            facts.Where(fact => names.Contains(fact.Key)).OrderBy(fact => fact.Key, StringComparer.Ordinal).ToDictionary(fact => fact.Key, fact => PageFacts.Of(fact.Value, OnlyVersion(runs, fact.Key))),
            PageMarks.Of(runs, startups, loads, facts, probes),
            PageHistory.Of(runs),
            [.. probes.Where(table => names.Contains(table.Serializer)).Select(Shortened)]);
    }

    /// <summary>The version of a library that is shown; null where there are several, because facts are then told of none of them.</summary>
    private static string? OnlyVersion(IReadOnlyList<ReportedRun> runs, string serializer) =>
        runs.SelectMany(run => run.Report.Serializers).Where(one => one.Serializer == serializer).Select(one => one.Version).Distinct().ToList() is [var only] ? only : null;

    /// <summary>A payload of many kilobytes is repeated by its command, and not read on a page.</summary>
    private static RecordedProbes Shortened(RecordedProbes table) => table with
    {
        Variants = [.. table.Variants.Select(variant => variant with
        {
            Findings = [.. variant.Findings.Select(finding => finding with { Payload = finding.PayloadBytes <= MostShownBytes ? finding.Payload : null })],
        })],
    };

    private static PageRun Run(ReportedRun run)
    {
        var cells = run.Data.Cells.ToDictionary(cell => cell.Key);
        using var csv = new StringWriter { NewLine = "\n" };
        ResultsCsv.Write(run.Report, csv);
        return new PageRun(
            run.Name,
            run.Report.CommandLine,
            run.Report.Run.StartedUtc,
            run.Report.Run.Machine,
            run.Report.Run.Plan.Settings,
            run.Report.Run.Plan.Preset,
            [.. RunDescription.Of(run.Report).Select(line => (IReadOnlyList<string>)[line.Name, line.Value])],
            run.Report.Serializers,
            [.. run.Report.Workloads.Select(place => Place(place, cells))],
            run.Report.FloorViolations,
            run.Report.Advice,
            run.Study,
            csv.ToString(),
            ChoosingBuilder.Of(run.Grounds),
            run.Report.Run.Plan.Model?.Sources);
    }

    private static PagePlace Place(WorkloadReport place, Dictionary<CellKey, CellData> cells) => new(
        place.Workload,
        place.Size,
        place.Operations,
        place.Baseline,
        [.. place.Rows.Select(row => Row(place, row, cells))]);

    private static PageRow Row(WorkloadReport place, RowReport row, Dictionary<CellKey, CellData> cells) => new(
        row.Serializer,
        row.Variant,
        row.Version,
        row.Origin,
        row.Group,
        row.Partial,
        row.PayloadBytes,
        row.Rank,
        Ratio(row.RoundTrip?.Ratio),
        RoundNanoseconds(row.RoundTrip?.Nanoseconds),
        [.. row.Cells.Select(cell => Cell(cell, cells.GetValueOrDefault(KeyOf(place, row, cell.Operation))))],
        row.Condition);

    private static CellKey KeyOf(WorkloadReport place, RowReport row, Operation operation) =>
        new(row.Serializer, row.Variant, row.Version, place.Workload, place.Size, operation, row.Condition);

    private static PageCell Cell(CellReport cell, CellData? samples) => new(
        cell.Operation,
        cell.Outcome,
        cell.Reason.Length == 0 ? null : cell.Reason,
        cell.Rank,
        Ratio(cell.Ratio),
        Nanoseconds(cell.Nanoseconds),
        cell.AllocatedBytes,
        RoundNanoseconds(cell.FirstCallNanoseconds),
        RoundNanoseconds(cell.BindNanoseconds),
        cell.PauseShare is { } share ? Math.Round(share, 4) : null,
        cell.Remarks.Count == 0 ? null : cell.Remarks,
        cell.Launches.Count == 0 || samples is null ? null : Launches(cell.Launches, RoundSketch.Of(samples, cell.Launches)));

    private static IReadOnlyList<IReadOnlyList<double>> Launches(IReadOnlyList<LaunchResult> launches, IReadOnlyDictionary<int, IReadOnlyList<double>> sketches) =>
        [.. launches.Select(launch => (IReadOnlyList<double>)[launch.Launch, SixDigits(launch.Nanoseconds), SixDigits(launch.Ratio ?? 0), .. sketches[launch.Launch]])];

    /// <summary>With the digits of <c>results.csv</c>, so that the page and the file agree exactly.</summary>
    public static PageFigure? Ratio(Interval? interval) => Figure(interval, 6);

    /// <summary>To the picosecond, as in <c>results.csv</c>.</summary>
    public static PageFigure? Nanoseconds(Interval? interval) => Figure(interval, 3);

    private static PageFigure? Figure(Interval? interval, int decimals) => interval is null
        ? null
        : new PageFigure(
            Math.Round(interval.Value, decimals, MidpointRounding.AwayFromZero),
            Math.Round(interval.Low, decimals, MidpointRounding.AwayFromZero),
            Math.Round(interval.High, decimals, MidpointRounding.AwayFromZero),
            Math.Round(interval.Coverage, 4));

    private static double? RoundNanoseconds(double? value) => value is { } number ? Math.Round(number, 3) : null;

    /// <summary>Six digits: far more than the precision of the measurement, and a third of the characters.</summary>
    internal static double SixDigits(double value) =>
        value == 0 ? 0 : double.Parse(value.ToString("G6", System.Globalization.CultureInfo.InvariantCulture), System.Globalization.CultureInfo.InvariantCulture);
}
