using Goldilocks.Figures.Comparing;

namespace Goldilocks.Figures.Histories;

/// <summary>Makes the history of cells from reports. A pure function.</summary>
public static class HistoryBuilder
{
    /// <summary>The history of everything that was measured at two moments or more.</summary>
    /// <param name="runs">The reports by the names of their folders, in any order: they are sorted by the times of their starts. One run is enough where it holds several versions.</param>
    /// <param name="threshold">How large a step must significantly be to be marked, as a share.</param>
    /// <exception cref="ComparisonException">Two runs serialized other values.</exception>
    public static RunHistory Build(IReadOnlyList<(string Name, RunReport Report)> runs, double threshold)
    {
        var ordered = runs.OrderBy(run => run.Report.Run.StartedUtc).ToList();
        var serializers = ordered.SelectMany(run => ContestantsOf(run.Report)).Select(row => row.Serializer).Distinct();
        return new RunHistory(threshold, [.. serializers.SelectMany(serializer => OfSerializer(ordered, serializer, threshold))]);
    }

    private static IEnumerable<CellHistory> OfSerializer(List<(string Name, RunReport Report)> runs, string serializer, double threshold)
    {
        // The report of a moment holds that version of the serializer only, and everything else of its run. Two such reports are compared as two runs are.
        var moments = runs.SelectMany(run => VersionsOf(run.Report, serializer)
            .Select(version => (Moment: Moment.Of(run.Name, run.Report.Run, version), Report: Only(run.Report, serializer, version)))).ToList();
        var steps = moments.Zip(moments.Skip(1), (before, after) => StepsBetween(before.Report, after.Report, serializer, threshold)).Prepend([]).ToList();
        var points = new Dictionary<ComparedCell, List<HistoryPoint>>();
        foreach (var ((moment, report), step) in moments.Zip(steps))
        {
            foreach (var (subject, cell) in CellsOf(report, serializer))
            {
                var earlier = points.TryGetValue(subject, out var known) ? known : points[subject] = [];
                earlier.Add(new HistoryPoint(
                    moment,
                    cell.Ratio!,
                    earlier.Count == 0 ? 1 : cell.Ratio!.Value / earlier[0].Ratio.Value,
                    earlier.Count == 0 ? null : step.GetValueOrDefault(subject)));
            }
        }

        return points.Where(cell => cell.Value.Count > 1).Select(cell => new CellHistory(cell.Key, cell.Value));
    }

    private static Dictionary<ComparedCell, HistoryStep> StepsBetween(RunReport before, RunReport after, string serializer, double threshold)
    {
        var subjects = CellsOf(before, serializer).Select(cell => cell.Subject).Intersect(CellsOf(after, serializer).Select(cell => cell.Subject));
        return subjects.Any()
            ? RunComparer.Compare(before, after, threshold).Cells
                .Where(cell => cell.Subject.Serializer == serializer)
                .ToDictionary(cell => cell.Subject, cell => new HistoryStep(cell.Ratio, cell.Verdict))
            : [];
    }

    private static IEnumerable<string> VersionsOf(RunReport report, string serializer) =>
        ContestantsOf(report).Where(row => row.Serializer == serializer && row.Cells.Any(HasRatio)).Select(row => row.Version).Distinct().Order(VersionOrder.Instance);

    private static RunReport Only(RunReport report, string serializer, string version) => report with
    {
        Workloads = [.. report.Workloads.Select(table => table with { Rows = [.. table.Rows.Where(row => row.Serializer != serializer || row.Version == version)] })],
    };

    private static IEnumerable<RowReport> ContestantsOf(RunReport report) =>
        report.Workloads.SelectMany(table => table.Rows).Where(row => row.Group != RowGroup.Floor);

    private static IEnumerable<(ComparedCell Subject, CellReport Cell)> CellsOf(RunReport report, string serializer) =>
        from table in report.Workloads
        from row in table.Rows
        where row.Serializer == serializer && row.Group != RowGroup.Floor
        from cell in row.Cells
        where HasRatio(cell)
        select (new ComparedCell(row.Serializer, row.Variant, table.Workload, table.Size, cell.Operation, row.Condition), cell);

    private static bool HasRatio(CellReport cell) => cell is { IsMeasured: true, Ratio: not null };
}
