using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The figures of a row as every table prints them; empty where there is no figure.</summary>
internal static class RowTexts
{
    /// <summary><c>=1</c> where the rank is shared.</summary>
    public static string Rank(RowReport row) => row.Rank is null ? "" : (row.Rank.IsShared ? "=" : "") + Units.Count(row.Rank.Number);

    /// <summary>The label, with what distinguishes the row (a floor, a partial result).</summary>
    public static string Name(RowReport row) => row.Group switch
    {
        RowGroup.Floor => $"floor: {(row.Variant.Length == 0 ? row.Serializer : row.Variant)}{VariantKey.Under(row.Condition)}",
        _ => row.Partial is null ? $"{row.Label}{Marks(row)}" : $"{row.Label}{Marks(row)}: only {row.Partial}",
    };

    /// <summary><c> [MPL, m]</c>; empty for most. The meanings are printed below the table.</summary>
    public static string Marks(RowReport row) => row.Marks.Count == 0 || row.Group == RowGroup.Floor ? "" : $" [{string.Join(", ", row.Marks)}]";

    /// <summary>A floor is no library.</summary>
    public static string Version(RowReport row) => row.Group == RowGroup.Floor ? "" : row.Version;

    public static string Time(CellReport? cell) => cell?.Nanoseconds is { } time ? Units.Time(time.Value) : "";

    public static string Ratio(CellReport? cell) => cell?.Ratio is { } ratio ? Units.Ratio(ratio.Value) : "";

    /// <summary><c>[0.409-0.421]</c>.</summary>
    public static string Interval(WorkloadReport table, RowReport row, Operation operation) =>
        row.Find(operation)?.Ratio is not { } ratio ? ""
        : table.Baseline == row.Key ? "baseline"
        : $"[{Units.Ratio(ratio.Low)}-{Units.Ratio(ratio.High)}]";

    public static string Allocated(CellReport? cell) => cell?.AllocatedBytes is { } bytes ? Units.Bytes(bytes) : "";

    public static string Size(RowReport row) => row.PayloadBytes is { } bytes ? Units.Bytes(bytes) : "";

    /// <summary>Floors in one line: what each operation takes at least.</summary>
    public static string Floors(IEnumerable<RowReport> floors) => string.Join("; ", floors.Select(row =>
        $"{Name(row)}: {string.Join(", ", row.Cells.Where(cell => cell.IsMeasured).Select(cell => $"{cell.Operation.Name()} {Time(cell)}, {Allocated(cell)}"))}"));

    /// <summary>What the table's figures are, for the line above it.</summary>
    public static string Caption(WorkloadReport table)
    {
        var ranked = table.Operations.Count > 1 ? $"ranked by {string.Join(" and ", table.Operations.Select(operation => operation.Name()))} together; " : "";
        var ratios = table.Baseline is null ? "no baseline was measured, so there are no ratios" : $"ratios to {table.Baseline.FullLabel}";
        return table.Launches == 0 ? ratios : $"{ranked}{ratios}; [low-high] is a 95 % interval over {table.Launches} {(table.Launches == 1 ? "launch" : "launches")}";
    }
}

/// <summary>What was not measured, once for all tables: serializers that could not be built, then variants that share an outcome and its reason on several workloads.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Name">Serializer and variant.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Places">Workloads, with sizes where one has several; empty for a serializer that could not be built.</param>
/// <param name="Operations">Those that were not measured; empty for all.</param>
/// <param name="Outcome">Its name.</param>
/// <param name="Reason">One line.</param>
internal sealed record UnmeasuredLine(string Serializer, string Name, string Version, string Places, string Operations, string Outcome, string Reason)
{
    /// <summary>Serializers that could not be built first. A floor that only writes or only reads is complete, so it is left out.</summary>
    public static IReadOnlyList<UnmeasuredLine> Of(RunReport report)
    {
        var unready = report.Serializers.Where(serializer => serializer.Outcome != SerializerReport.Ready).ToList();
        var unbuilt = unready.Select(serializer => (serializer.Serializer, serializer.Version, serializer.Condition)).ToHashSet();
        var sizes = report.Workloads.CountBy(table => table.Workload).ToDictionary();
        var cells =
            from table in report.Workloads
            from row in table.Rows
            where !unbuilt.Contains((row.Serializer, row.Version, row.Condition)) && (row.Group != RowGroup.Floor || !row.Cells.Any(cell => cell.IsMeasured))
            from missing in row.Cells.Where(cell => !cell.IsMeasured).GroupBy(cell => (cell.Outcome, cell.Reason))
            let place = sizes[table.Workload] == 1 ? table.Workload : $"{table.Workload}@{Units.Count(table.Size)}"
            let operations = missing.Count() == row.Cells.Count ? "" : string.Join(", ", missing.Select(cell => cell.Operation.Name()))
            group place by (row.Serializer, row.Label, row.Version, operations, missing.Key.Outcome, missing.Key.Reason);
        return
        [
            .. unready.Select(serializer => new UnmeasuredLine(serializer.Serializer, $"{serializer.Serializer}{VariantKey.Under(serializer.Condition)}", serializer.Version, "", "", serializer.Outcome, serializer.Reason)),
            .. cells.Select(places => new UnmeasuredLine(places.Key.Serializer, places.Key.Label, places.Key.Version, string.Join(", ", places), places.Key.operations, places.Key.Outcome, places.Key.Reason)),
        ];
    }
}

/// <summary>What must be said beside a table, because a figure in it is not what it looks like.</summary>
internal static class TableRemarks
{
    /// <summary>Rows that have no rank because they lie below a floor, then rows whose time is wall time.</summary>
    public static IEnumerable<string> Of(RunReport report, WorkloadReport table) =>
    [
        .. report.FloorViolations
            .Where(violation => violation.Kind != FloorKind.Size && violation.Cell.Workload == table.Workload && violation.Cell.Size == table.Size)
            .Select(violation => $"{violation.Cell.Label(withVersion: true)} {(violation.IsFailure ? "has no rank" : "is doubtful")}: {FloorTexts.Beside(violation)}"),
        .. table.Rows
            .Where(row => row.Cells.Any(cell => cell.Remarks.Contains(Remark.Waits)))
            .Select(row => $"{row.Key.FullLabel} waits in {string.Join(" and ", row.Cells.Where(cell => cell.Remarks.Contains(Remark.Waits)).Select(cell => cell.Operation.Name()))}: it sleeps, or another process works for it; its time is wall time"),
    ];
}

/// <summary>What the marks beside the names mean.</summary>
internal static class MarkTexts
{
    /// <summary>
    /// The marks of all rankings, a line each. What each library's probes found, why a library is unchanged, and how each names types, would fill a screen; the list of facts has them.
    /// </summary>
    public static IEnumerable<string> Footnotes(RunReport report)
    {
        var shown = report.Workloads.SelectMany(table => table.Rows).Where(row => row.Group is not RowGroup.NotMeasured and not RowGroup.Floor).SelectMany(row => row.Marks.Select(mark => (row.Serializer, mark))).ToHashSet();
        return report.Serializers
            .SelectMany(serializer => serializer.Marks.Where(mark => shown.Contains((serializer.Serializer, mark.Text))))
            .Distinct()
            .GroupBy(mark => mark.Text)
            .OrderBy(mark => mark.Key is LibraryMark.Maintenance or LibraryMark.EmbedsTypes or LibraryMark.Behind or LibraryMark.NotProbed)
            .ThenBy(mark => mark.First().Meaning, StringComparer.Ordinal)
            .Select(Footnote);
    }

    private static string Footnote(IGrouping<string, LibraryMark> mark) => mark.Key switch
    {
        LibraryMark.Maintenance => $"[{mark.Key}] unchanged for a year, or given up; goldilocks list --facts says why",
        LibraryMark.EmbedsTypes => $"[{mark.Key}] embeds type names; goldilocks list --facts says how",
        LibraryMark.Behind => $"[{mark.Key}] not the last release; goldilocks outdated says which is",
        LibraryMark.NotProbed => $"[{mark.Key}] {mark.First().Meaning}",
        _ when mark.Skip(1).Any() && mark.First().Meaning.Split(", found by")[0] is var found && mark.All(one => one.Meaning.StartsWith(found, StringComparison.Ordinal)) =>
            $"[{mark.Key}] {found}; goldilocks list --facts says which probes found it",
        _ => $"[{mark.Key}] {string.Join("; ", mark.Select(one => one.Meaning).Distinct())}",
    };
}
