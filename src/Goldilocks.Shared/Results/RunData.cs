using Goldilocks.Protocol;

namespace Goldilocks.Results;

/// <summary>Everything that a run folder holds, sorted by what it is about. Nothing here is computed; see the namespace Statistics.</summary>
/// <param name="Info">The request, and the machine.</param>
/// <param name="Serializers">One for each serializer and version, in the order of their first event; the last event counts.</param>
/// <param name="Cells">In the order in which their numbers first appear.</param>
/// <param name="Baselines">One for each workload that has one; the last event counts.</param>
/// <param name="Launches">Those that are complete.</param>
/// <param name="Warnings">Advice given while the run went on.</param>
public sealed record RunData(
    RunInfo Info,
    IReadOnlyList<SerializerEvent> Serializers,
    IReadOnlyList<CellData> Cells,
    IReadOnlyList<BaselineEvent> Baselines,
    IReadOnlyList<LaunchEvent> Launches,
    IReadOnlyList<string> Warnings)
{
    /// <summary>The parts of the rows' names; rows whose parts are not known are missing.</summary>
    public IReadOnlyDictionary<VariantKey, VariantParts> VariantParts { get; init; } = new Dictionary<VariantKey, VariantParts>();

    /// <summary>The same of workloads, by their names in tables; none in runs from before it was recorded.</summary>
    public IReadOnlyDictionary<string, WorkloadParts> WorkloadParts { get; init; } = new Dictionary<string, WorkloadParts>();

    /// <summary>Sorts events that are in memory; a run in progress reads its own results this way.</summary>
    /// <exception cref="InvalidDataException">An event contradicts an earlier one, or refers to a cell that no event has defined.</exception>
    public static RunData From(RunInfo info, IEnumerable<RunEvent> events)
    {
        var builder = new RunDataBuilder();
        foreach (var item in events)
        {
            builder.Add(item);
        }

        return builder.Build(info);
    }

    /// <summary>False when the run ended before its serializers were built.</summary>
    public bool HasBegun => Serializers.Count > 0 || Cells.Count > 0;

    /// <summary>The variant that the workload's ratios are taken to; null when there is none.</summary>
    public VariantKey? BaselineOf(string workload) =>
        Baselines.FirstOrDefault(baseline => baseline.Workload == workload) is { } found
            ? new VariantKey(found.Serializer, found.Variant, found.Version, found.Condition)
            : null;
}

/// <summary>All that was recorded of one cell, in the order of recording.</summary>
/// <param name="Id">Its number in the run folder.</param>
/// <param name="Key">The variant, the workload, the size and the operation.</param>
/// <param name="IsFloor">True for a floor.</param>
/// <param name="Partial">The part of the value that is read, when it is not all of it; otherwise null.</param>
/// <param name="Outcomes">Those that are not measurements.</param>
/// <param name="Verifications">One for each process that made the round trip.</param>
/// <param name="Warmups">One for each process.</param>
/// <param name="Allocations">One for each process.</param>
/// <param name="Samples">Every sample, those of launches that were cut off among them.</param>
public sealed record CellData(
    int Id,
    CellKey Key,
    bool IsFloor,
    string? Partial,
    IReadOnlyList<OutcomeEvent> Outcomes,
    IReadOnlyList<VerifiedEvent> Verifications,
    IReadOnlyList<WarmedEvent> Warmups,
    IReadOnlyList<AllocationEvent> Allocations,
    IReadOnlyList<SampleEvent> Samples)
{
    /// <summary>True for the baseline that competes against itself; false in folders of older versions, which do not say so.</summary>
    public bool IsControl { get; init; }

    /// <summary>The row that the cell belongs to.</summary>
    public VariantKey Variant => VariantKey.Of(Key);

    /// <summary>The timed operation.</summary>
    public Operation Operation => Key.Operation;

    /// <summary>The place at which variants are compared: ratios and rounds only combine cells of one place.</summary>
    public (string Workload, int Size, Operation Operation) Place => (Key.Workload, Key.Size, Key.Operation);
}
