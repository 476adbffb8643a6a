using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Figures;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Results.Statistics;
using Goldilocks.Results.Texts;

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

    /// <summary>What the table's figures are, for the line above it.</summary>
    public static string Caption(WorkloadReport table)
    {
        var ranked = table.Operations.Count > 1 ? $"ranked by {string.Join(" and ", table.Operations.Select(operation => operation.Name()))} together; " : "";
        var ratios = table.Baseline is null ? "no baseline was measured, so there are no ratios" : $"ratios to {table.Baseline.FullLabel}";
        return table.Launches == 0 ? ratios : $"{ranked}{ratios}; [low-high] is a 95 % interval over {table.Launches} {(table.Launches == 1 ? "launch" : "launches")}";
    }
}

/// <summary>Results below their floor, in words.</summary>
internal static class FloorTexts
{
    /// <summary>A result that is too fast to be true.</summary>
    public static string Of(FloorViolation violation) =>
        $"{Place(violation)}: {violation.Cell.Operation.Name()} takes {Taken(violation)} of the floor {violation.Floor.Label()}; "
        + (violation.IsFailure ? "something was not measured" : Few(violation.Launches));

    private static string Taken(FloorViolation violation) => violation.Kind == FloorKind.Ratio
        ? $"{Units.Ratio(violation.Value)} of the baseline's time, less than the {Units.Ratio(violation.FloorValue)}"
        : $"{Units.Time(violation.Value)}, less than the {Units.Time(violation.FloorValue)}";

    private static string Few(int launches) =>
        $"in {launches} {(launches == 1 ? "launch" : "launches")} that may be chance, --launches {Interval.FewestLaunches} would tell";

    /// <summary>All payloads that are smaller than the bare one, in one sentence; empty when there are none.</summary>
    public static string Smaller(IEnumerable<FloorViolation> violations)
    {
        var sizes = violations
            .Where(violation => violation.Kind == FloorKind.Size)
            .Select(violation => $"{Place(violation)} ({Units.Count((long)violation.Value)} of {Units.Count((long)violation.FloorValue)} B)")
            .ToList();
        return sizes.Count == 0
            ? ""
            : $"Smaller than the bare payload, as compression and variable-length numbers can make it: {string.Join(", ", sizes)}.";
    }

    private static string Place(FloorViolation violation) =>
        $"{violation.Cell.Label(withVersion: true)} on {violation.Cell.Workload} {Units.Count(violation.Cell.Size)}";
}

/// <summary>What was not measured, with operations that share an outcome and its reason on one line.</summary>
internal sealed record UnmeasuredLine(RowReport Row, string Operations, bool IsWholeRow, string Outcome, string Reason)
{
    /// <summary>A floor that only writes or only reads is complete, so it is left out.</summary>
    public static IReadOnlyList<UnmeasuredLine> Of(WorkloadReport table) =>
        [.. from row in table.Rows
            where row.Group != RowGroup.Floor || !row.Cells.Any(cell => cell.IsMeasured)
            from cells in row.Cells.Where(cell => !cell.IsMeasured).GroupBy(cell => (cell.Outcome, cell.Reason))
            select new UnmeasuredLine(
                row,
                string.Join(", ", cells.Select(cell => cell.Operation.Name())),
                cells.Count() == row.Cells.Count,
                cells.Key.Outcome,
                cells.Key.Reason)];
}

/// <summary>What the marks beside the names mean.</summary>
internal static class MarkTexts
{
    /// <summary>
    /// The marks of a table's ranking, a line each. The reasons for maintenance mode, and how each library names types, would fill a screen under a long
    /// table; the list of facts has them.
    /// </summary>
    public static IEnumerable<string> Footnotes(RunReport report, WorkloadReport table)
    {
        var shown = table.Rows.Where(row => row.Group is not RowGroup.NotMeasured and not RowGroup.Floor).SelectMany(row => row.Marks.Select(mark => (row.Serializer, mark))).ToHashSet();
        return report.Serializers
            .SelectMany(serializer => serializer.Marks.Where(mark => shown.Contains((serializer.Serializer, mark.Text))))
            .Distinct()
            .OrderBy(mark => mark.Text is LibraryMark.Maintenance or LibraryMark.EmbedsTypes or LibraryMark.Behind or LibraryMark.NotProbed)
            .ThenBy(mark => mark.Meaning, StringComparer.Ordinal)
            .Select(Footnote)
            .Distinct();
    }

    private static string Footnote(LibraryMark mark) => mark.Text switch
    {
        LibraryMark.Maintenance => $"[{mark.Text}] in maintenance mode; goldilocks list --facts says why",
        LibraryMark.EmbedsTypes => $"[{mark.Text}] embeds type names; goldilocks list --facts says how",
        LibraryMark.Behind => $"[{mark.Text}] not the last release; goldilocks outdated says which is",
        _ => $"[{mark.Text}] {mark.Meaning}",
    };
}
