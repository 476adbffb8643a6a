using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Messages drawn from what google/fleetbench publishes of protobuf in production: wide, sparse and small.</summary>
public sealed class FleetWorkload : Workload<FleetBatch>
{
    /// <inheritdoc/>
    public override string Name => "fleet";

    /// <inheritdoc/>
    public override string Description => "wide, sparse messages of small parts (the distributions of protobuf in production that fleetbench publishes)";

    /// <inheritdoc/>
    public override string SizeUnit => "records";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000];

    /// <inheritdoc/>
    public override int DefaultSize => 10;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.NullableValue, "Records[].RecordId", "a nullable long"),
        new(Construct.Enum, "Records[].State", "an enum"),
        new(Construct.UnsignedInteger, "Records[].Fingerprint", "a ulong"),
        new(Construct.ByteArray, "Records[].Token", "an array of bytes"),
    ]);

    /// <inheritdoc/>
    public override FleetBatch Create(WorkloadSize size, SeededRandom random)
    {
        var records = new FleetRecords(random);
        return new FleetBatch { Records = [.. Enumerable.Range(0, size.Count).Select(_ => records.Record())] };
    }

    /// <inheritdoc/>
    public override FleetBatch AllocateCopy(FleetBatch value) => new() { Records = Fresh.Copy(value.Records, FleetCopy.Copy) };
}
