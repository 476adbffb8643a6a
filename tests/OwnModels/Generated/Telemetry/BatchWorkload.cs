using Acme.Telemetry;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The value of Telemetry/batch.json.</summary>
public sealed class BatchWorkload : Workload<Batch>
{
    public override string Name => "batch";

    public override string Description => "what a gateway sends every minute";

    public override string SizeUnit => "batches";

    public override IReadOnlyList<int> Sizes { get; } = [1];

    public override int DefaultSize => 1;

    public override ModelShape Shape { get; } = new(
    [
        new(Construct.ParameterizedConstructor, "Batch", "a positional record"),
        new(Construct.InitOnlyMember, "Gateway", "an init-only member"),
        new(Construct.Guid, "Gateway", "a Guid"),
        new(Construct.DateTime, "SentAt", "a DateTime"),
        new(Construct.TimeSpan, "Covered", "a TimeSpan"),
        new(Construct.ReadOnlyCollectionInterface, "Readings", "an IReadOnlyList<Reading>"),
        new(Construct.Enum, "Readings[].Unit", "an enum"),
        new(Construct.ReadOnlyStruct, "Place", "a readonly record struct"),
        new(Construct.NullableValue, "Readings[].Battery", "a nullable float"),
        new(Construct.ByteArray, "Firmware", "a byte[]"),
    ]);

    public override Batch Create(WorkloadSize size, SeededRandom random) => new(
        new("c0ffee00-1234-4567-89ab-cdef01234567"),
        new(2026, 11, 24, 5, 30, 0, 500, DateTimeKind.Utc),
        TimeSpan.FromMinutes(1),
        new List<Reading>
        {
            new(9007199254740993, Unit.Celsius, new(47.9990077, 7.8421043), [21.5, 21.625, 21.7001], 0.875f, TimeSpan.FromMilliseconds(10_250)),
            new(12, Unit.Lux, new(-33.8688, 151.2093), [0.1], null, TimeSpan.FromSeconds(20)),
        },
        null,
        [1, 2, 3, 4, 5, 6, 7, 8]);

    public override Batch AllocateCopy(Batch value) => Create(new(1, new Dictionary<string, int>()), null!);
}
