using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>The same cell in two runs; one side is null where only the other run has it.</summary>
internal sealed class PairedCell(ComparedCell subject)
{
    public ComparedCell Subject => subject;

    public CellReport? Old { get; private set; }

    public CellReport? New { get; private set; }

    public RowReport? OldRow { get; private set; }

    public RowReport? NewRow { get; private set; }

    public string? OldVersion => OldRow?.Version;

    public string? NewVersion => NewRow?.Version;

    public bool IsFloor => (OldRow ?? NewRow)!.Group == RowGroup.Floor;

    /// <summary>True when it is the baseline of its table in either run.</summary>
    public bool IsBaseline { get; private set; }

    /// <summary>True when it is the baseline in both runs: then the ratios of both runs can be compared.</summary>
    public bool IsBaselineInBoth { get; private set; }

    public bool AreBothMeasured => Old is { IsMeasured: true, Launches.Count: > 0 } && New is { IsMeasured: true, Launches.Count: > 0 };

    /// <summary>Every cell of either run, also those that only one run has, in the order of the first.</summary>
    public static IReadOnlyList<PairedCell> Of(RunReport old, RunReport now)
    {
        var (left, right) = (Rows(old), Rows(now));
        var rows = new List<(VersionedRow? Old, VersionedRow? New)>();
        foreach (var group in left.Concat(right).Select(row => row.Key).Distinct())
        {
            rows.AddRange(Match([.. left.Where(row => row.Key == group)], [.. right.Where(row => row.Key == group)]));
        }

        return [.. rows.SelectMany(Cells)];
    }

    public bool IsSameRow(PairedCell other) => (Subject with { Operation = null }) == (other.Subject with { Operation = null });

    /// <summary>When each side has a single version, the two are a pair, even if they differ. When a side has several, only equal versions are paired.</summary>
    private static IEnumerable<(VersionedRow? Old, VersionedRow? New)> Match(IReadOnlyList<VersionedRow> old, IReadOnlyList<VersionedRow> now)
    {
        if (old.Count == 1 && now.Count == 1)
        {
            return [(old[0], now[0])];
        }

        return
        [
            .. old.Select(row => ((VersionedRow?)row, now.FirstOrDefault(candidate => candidate.Row.Version == row.Row.Version))),
            .. now.Where(row => old.All(candidate => candidate.Row.Version != row.Row.Version)).Select(row => ((VersionedRow?)null, (VersionedRow?)row)),
        ];
    }

    private static List<VersionedRow> Rows(RunReport run) =>
        [.. run.Workloads.SelectMany(table => table.Rows.Select(row => new VersionedRow(
            new ComparedCell(row.Serializer, row.Variant, table.Workload, table.Size, null, row.Condition),
            row,
            table.Baseline == row.Key)))];

    private static IEnumerable<PairedCell> Cells((VersionedRow? Old, VersionedRow? New) rows)
    {
        var operations = (rows.Old?.Row.Cells ?? []).Concat(rows.New?.Row.Cells ?? []).Select(cell => cell.Operation).Distinct();
        var key = (rows.Old ?? rows.New)!.Key;
        return operations.Select(operation => new PairedCell(key with { Operation = operation })
        {
            Old = rows.Old?.Row.Find(operation),
            New = rows.New?.Row.Find(operation),
            OldRow = rows.Old?.Row,
            NewRow = rows.New?.Row,
            IsBaseline = rows.Old?.IsBaseline == true || rows.New?.IsBaseline == true,
            IsBaselineInBoth = rows.Old?.IsBaseline == true && rows.New?.IsBaseline == true,
        });
    }

    private sealed record VersionedRow(ComparedCell Key, RowReport Row, bool IsBaseline);
}
