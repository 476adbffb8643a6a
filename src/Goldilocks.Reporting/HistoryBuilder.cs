using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Makes the history of cells from reports. A pure function.</summary>
public static class HistoryBuilder
{
    /// <summary>The history of everything that was measured at two moments or more, and of what was measured and is not any more.</summary>
    /// <param name="runs">The reports by the names of their folders, in any order: they are sorted by the times of their starts. One run is enough where it holds several versions.</param>
    /// <param name="threshold">How large a step must significantly be to be marked, as a share.</param>
    /// <exception cref="ComparisonException">Two runs serialized other values.</exception>
    public static RunHistory Build(IReadOnlyList<(string Name, RunReport Report)> runs, double threshold)
    {
        var ordered = runs.OrderBy(run => run.Report.Run.StartedUtc).ToList();
        var serializers = ordered.SelectMany(run => VariantsOf(run.Report)).Select(row => row.Serializer).Distinct();
        return new RunHistory(threshold, [.. serializers.SelectMany(serializer => OfSerializer(ordered, serializer, threshold))]);
    }

    private static IEnumerable<CellHistory> OfSerializer(List<(string Name, RunReport Report)> runs, string serializer, double threshold)
    {
        // The report of a moment holds that version of the serializer only, and everything else of its run. Two such reports are compared as two runs are.
        List<MomentReport> moments = [.. runs.SelectMany(run => VersionsOf(run.Report, serializer)
            .Where(version => !HasStandIn(runs, run.Report, serializer, version))
            .Select(version => new MomentReport(Moment.Of(run.Name, run.Report.Run, version), Only(run.Report, serializer, version))))];
        var steps = new Dictionary<(MomentReport, MomentReport), Dictionary<ComparedCell, HistoryStep>>();
        var lines = new Dictionary<ComparedCell, List<(MomentReport At, HistoryPoint Point)>>();
        foreach (var moment in moments)
        {
            foreach (var (subject, cell) in CellsOf(moment.Report, serializer))
            {
                var earlier = lines.TryGetValue(subject, out var known) ? known : lines[subject] = [];
                earlier.Add((moment, new HistoryPoint(
                    moment.Moment,
                    cell.Ratio!,
                    earlier.Count == 0 ? 1 : cell.Ratio!.Value / earlier[0].Point.Ratio.Value,
                    earlier.Count == 0 ? null : Step(earlier[^1].At, moment, subject))));
            }
        }

        return lines
            .Select(line => new CellHistory(line.Key, [.. line.Value.Select(measured => measured.Point)], LostAt(moments[^1], line.Key)))
            .Where(cell => cell.Points.Count > 1 || cell.Lost is not null);

        // A cell may be missing at the moments between the two: its step is the one from the last moment at which it was measured.
        HistoryStep? Step(MomentReport before, MomentReport after, ComparedCell subject)
        {
            if (!steps.TryGetValue((before, after), out var between))
            {
                steps[(before, after)] = between = RunComparer.Compare(before.Report, after.Report, threshold).Cells
                    .Where(cell => cell.Subject.Serializer == serializer)
                    .ToDictionary(cell => cell.Subject, cell => new HistoryStep(cell.Ratio, cell.Verdict));
            }

            return between.GetValueOrDefault(subject);
        }
    }

    /// <summary>Null for a cell that is measured there, and for one that the run was not asked for: another choice of workloads is no loss.</summary>
    private static LostCell? LostAt(MomentReport last, ComparedCell subject) =>
        RowOf(last.Report, subject)?.Find(subject.Operation!.Value) is { IsMeasured: false } cell ? new LostCell(last.Moment, cell.Outcome, cell.Reason) : null;

    /// <summary>A version that could not be built has one row, and none for each of its variants, because it could not name them.</summary>
    private static RowReport? RowOf(RunReport report, ComparedCell subject)
    {
        var rows = report.Find(subject.Workload, subject.Size)?.Rows.Where(row => row.Serializer == subject.Serializer && row.Condition == subject.Condition).ToList() ?? [];
        return rows.Find(row => row.Variant == subject.Variant) ?? rows.Find(row => IsUnready(report, row));
    }

    private static bool IsUnready(RunReport report, RowReport row) => report.Serializers.Any(serializer =>
        serializer.Outcome != SerializerReport.Ready && (serializer.Serializer, serializer.Version, serializer.Condition) == (row.Serializer, row.Version, row.Condition));

    /// <summary>Also those of which nothing could be measured: one of them may be the last.</summary>
    private static IEnumerable<string> VersionsOf(RunReport report, string serializer) =>
        VariantsOf(report).Where(row => row.Serializer == serializer).Select(row => row.Version).Distinct().Order(VersionOrder.Instance);

    /// <summary>
    /// True for a version that no source offered where the run was made, beside another version that was measured there: a pin that could not be restored and the version that stands for it.
    /// Nothing is lost with it, unless a run measured that very version.
    /// </summary>
    private static bool HasStandIn(List<(string Name, RunReport Report)> runs, RunReport report, string serializer, string version) =>
        report.Serializers.Any(build => build.Outcome == nameof(Unavailable) && (build.Serializer, build.Version) == (serializer, version))
        && CellsOf(report, serializer).Any()
        && !runs.Exists(run => CellsOf(Only(run.Report, serializer, version), serializer).Any());

    private static RunReport Only(RunReport report, string serializer, string version) => report with
    {
        Workloads = [.. report.Workloads.Select(table => table with { Rows = [.. table.Rows.Where(row => row.Serializer != serializer || row.Version == version)] })],
    };

    private static IEnumerable<RowReport> VariantsOf(RunReport report) =>
        report.Workloads.SelectMany(table => table.Rows).Where(row => row.Group != RowGroup.Floor);

    private static IEnumerable<(ComparedCell Subject, CellReport Cell)> CellsOf(RunReport report, string serializer) =>
        from table in report.Workloads
        from row in table.Rows
        where row.Serializer == serializer && row.Group != RowGroup.Floor
        from cell in row.Cells
        where HasRatio(cell)
        select (new ComparedCell(row.Serializer, row.Variant, table.Workload, table.Size, cell.Operation, row.Condition), cell);

    private static bool HasRatio(CellReport cell) => cell is { IsMeasured: true, Ratio: not null };

    /// <summary>Compared by reference, because a report is large.</summary>
    private sealed class MomentReport(Moment moment, RunReport report)
    {
        public Moment Moment => moment;

        public RunReport Report => report;
    }
}
