using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Makes the table of one workload and size: a row for every variant, in the order in which people read it.</summary>
internal sealed class WorkloadTable(
    RunData data,
    IReadOnlyList<CellStatistics> cells,
    IReadOnlyList<FloorViolation> violations,
    IReadOnlyDictionary<(string Serializer, string Version), IReadOnlyList<LibraryMark>> marks)
{
    private readonly CellKey _place = cells[0].Cell.Key;
    private readonly IReadOnlyList<Operation> _operations = data.Info.Plan.Operations;
    private readonly HashSet<VariantKey> _discredited =
        [.. cells.Where(cell => violations.Any(violation => violation.IsFailure && violation.Cell == cell.Cell.Key)).Select(cell => cell.Cell.Variant)];

    public WorkloadReport Build()
    {
        var rows = cells.GroupBy(cell => cell.Cell.Variant).Select(row => Row(row.Key, [.. row])).Concat(Absent()).ToList();
        var roundTripRanks = Ranking.Of([.. rows.Where(row => row.Group == RowGroup.Ranked).Select(row => row.Contender).OfType<Contender>()], cells[0].Scatter);
        var operationRanks = _operations.ToDictionary(operation => operation, RanksOf);
        return new WorkloadReport(
            _place.Workload,
            _place.Size,
            _operations,
            data.BaselineOf(_place.Workload),
            cells.Max(cell => cell.Launches.Count),
            [.. rows
                .OrderBy(row => row.Group)
                .ThenBy(row => row.Contender?.Time ?? 0)
                .ThenBy(row => NameOf(row.Key), StringComparer.Ordinal)
                .Select(row => row.Report(roundTripRanks, operationRanks, OriginOf(row.Key), MarksOf(row.Key)) with { Parts = data.VariantParts.GetValueOrDefault(row.Key) })],
            data.WorkloadParts.GetValueOrDefault(_place.Workload));
    }

    private IReadOnlyList<string> MarksOf(VariantKey key)
    {
        var variant = data.VariantParts.GetValueOrDefault(key)?.Variant ?? key.Variant;
        return [.. marks[(key.Serializer, key.Version)].Where(mark => mark.IsOf(variant)).Select(mark => mark.Text)];
    }

    private Draft Row(VariantKey key, IReadOnlyList<CellStatistics> own)
    {
        var found = _operations.Select(operation => own.FirstOrDefault(cell => cell.Cell.Operation == operation)).ToList();
        var roundTrip = found is [{ } first, { } second] ? RoundTripOf(first, second) : null;
        return new Draft(
            key,
            GroupOf(found),
            own.Select(cell => cell.Cell.Partial).FirstOrDefault(partial => partial is not null),
            own.Select(cell => cell.Payload?.Bytes).FirstOrDefault(bytes => bytes is not null),
            ContenderOf(key, found, roundTrip),
            roundTrip,
            [.. _operations.Zip(found, Cell)]);
    }

    /// <summary>Serializers that could not be built, and variants that have other workloads but were not measured on this one.</summary>
    private IEnumerable<Draft> Absent()
    {
        var present = cells.Select(cell => cell.Cell.Variant).ToHashSet();
        foreach (var serializer in data.Serializers.Where(serializer => serializer.Outcome is not null))
        {
            if (!present.Any(row => row.Serializer == serializer.Serializer && row.Version == serializer.Version && row.Condition == serializer.Condition))
            {
                var outcome = serializer.Outcome!;
                yield return WithoutCells(
                    new VariantKey(serializer.Serializer, "", serializer.Version, serializer.Condition), outcome.Name, OneLine.Of(outcome.Reason), isFloor: false);
            }
        }

        foreach (var elsewhere in data.Cells.DistinctBy(cell => cell.Variant).Where(cell => !present.Contains(cell.Variant)))
        {
            yield return WithoutCells(elsewhere.Variant, Outcome.NotMeasured, NotReached, elsewhere.IsFloor);
        }
    }

    private Draft WithoutCells(VariantKey key, string outcome, string reason, bool isFloor) => new(
        key,
        isFloor ? RowGroup.Floor : RowGroup.NotMeasured,
        null,
        null,
        null,
        null,
        [.. _operations.Select(operation => CellReport.Without(operation, outcome, reason))]);

    private RowGroup GroupOf(IReadOnlyList<CellStatistics?> found)
    {
        if (found.Any(cell => cell is { Cell.IsFloor: true }))
        {
            return RowGroup.Floor;
        }

        if (!found.Any(cell => cell is { IsMeasured: true }))
        {
            return RowGroup.NotMeasured;
        }

        if (found.Any(cell => cell?.Cell.Partial is not null))
        {
            return RowGroup.Partial;
        }

        if (found.Any(cell => cell is not null && IsBelowFloor(cell.Cell.Variant)))
        {
            return RowGroup.BelowFloor;
        }

        return found.All(cell => cell is { IsMeasured: true }) ? RowGroup.Ranked : RowGroup.SomeOperations;
    }

    /// <summary>Where one operation was not measured, the other is not believed either.</summary>
    private bool IsBelowFloor(VariantKey variant) => _discredited.Contains(variant);

    private RoundTrip? RoundTripOf(CellStatistics first, CellStatistics second) =>
        RoundTrip.Of(first, second, BaselineTime(first.Cell.Operation), BaselineTime(second.Cell.Operation));

    private double? BaselineTime(Operation operation) => cells
        .FirstOrDefault(cell => cell.Cell.Operation == operation && cell.IsMeasured && cell.Cell.Variant == data.BaselineOf(_place.Workload))
        ?.Nanoseconds?.Value;

    /// <summary>Null when there is nothing to rank the row by.</summary>
    private static Contender? ContenderOf(VariantKey key, IReadOnlyList<CellStatistics?> found, RoundTrip? roundTrip) =>
        roundTrip is not null ? new Contender(NameOf(key), roundTrip.ByLaunch)
        : found is [{ IsMeasured: true } only] ? ContenderOf(only)
        : null;

    private IReadOnlyDictionary<string, Rank> RanksOf(Operation operation) => Ranking.Of(
        [.. cells
            .Where(cell => cell.Cell.Operation == operation && cell is { IsMeasured: true, Cell: { IsFloor: false, Partial: null } } && !IsBelowFloor(cell.Cell.Variant))
            .Select(ContenderOf)],
        cells[0].Scatter);

    private static Contender ContenderOf(CellStatistics cell) =>
        new(NameOf(cell.Cell.Variant), cell.Launches.ToDictionary(launch => launch.Launch, launch => launch.Ratio ?? launch.Nanoseconds));

    private CellReport Cell(Operation operation, CellStatistics? cell) => cell switch
    {
        null => CellReport.Without(operation, Outcome.NotMeasured, NotReached),
        { Outcome: null } => CellReport.Without(operation, Outcome.NotMeasured, CutOff(cell)),
        { IsMeasured: false } => CellReport.Without(operation, cell.Outcome.Name, OneLine.Of(cell.Outcome.Reason)),
        _ => Measured(cell),
    };

    private CellReport Measured(CellStatistics cell) => new(
        cell.Cell.Operation,
        cell.Outcome!.Name,
        Reason: "",
        Rank: null,
        cell.Ratio,
        cell.Nanoseconds,
        cell.Allocation?.Bytes,
        cell.Allocation?.ProcessBytes,
        cell.FirstCallNanoseconds,
        cell.BindNanoseconds,
        cell.Totals.CollectionsPer1000,
        cell.Totals.PauseShare,
        cell.Totals.WallPerCpu,
        cell.Clock,
        cell.Launches,
        [.. cell.Outliers.Select(launch => launch.Launch)],
        Remarks.Of(cell, data.Info.Plan.Settings, violations));

    private string? OriginOf(VariantKey key) =>
        data.Serializers.FirstOrDefault(serializer => serializer.Serializer == key.Serializer && serializer.Version == key.Version && serializer.Condition == key.Condition)?.Origin;

    private static string NameOf(VariantKey key) => $"{key.Serializer}\n{key.Variant}\n{key.Version}\n{key.Condition}";

    private const string NotReached = "the run ended before this; go on with: goldilocks run --resume and this run's folder";

    private static string CutOff(CellStatistics cell) => cell.Cell.Samples.Count == 0
        ? NotReached
        : string.Create(CultureInfo.InvariantCulture, $"only {cell.Cell.Samples.Count} samples, in no launch enough to count; {NotReached}");

    /// <summary>A row before ranks are known.</summary>
    private sealed record Draft(
        VariantKey Key,
        RowGroup Group,
        string? Partial,
        long? PayloadBytes,
        Contender? Contender,
        RoundTrip? RoundTrip,
        IReadOnlyList<CellReport> Cells)
    {
        public RowReport Report(
            IReadOnlyDictionary<string, Rank> roundTripRanks,
            Dictionary<Operation, IReadOnlyDictionary<string, Rank>> operationRanks,
            string? origin,
            IReadOnlyList<string> marks)
        {
            var name = NameOf(Key);
            return new RowReport(
                Key.Serializer,
                Key.Variant,
                Key.Version,
                Key.Label,
                origin,
                Group,
                Partial,
                PayloadBytes,
                roundTripRanks.GetValueOrDefault(name),
                RoundTrip is null ? null : new RoundTripReport(RoundTrip.Ratio, RoundTrip.Nanoseconds),
                [.. Cells.Select(cell => cell with { Rank = cell.IsMeasured ? operationRanks[cell.Operation].GetValueOrDefault(name) : null })],
                marks,
                Key.Condition);
        }
    }
}
