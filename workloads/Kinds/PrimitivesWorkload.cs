using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Numbers of all widths, truth values, GUIDs and dates.</summary>
public sealed class PrimitivesWorkload : KindWorkload<Primitives>
{
    private static readonly DateTime s_start = new(2025, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    /// <inheritdoc/>
    public override string Name => "kinds-primitives";

    /// <inheritdoc/>
    public override string Description => "objects of nine primitive members: numbers, a GUID, a date";

    /// <inheritdoc/>
    public override string SizeUnit => "objects";

    /// <inheritdoc/>
    public override Primitives Create(WorkloadSize size, SeededRandom random)
    {
        var items = new List<PrimitiveValues>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            items.Add(CreateItem(i, random));
        }

        return new Primitives { Items = items };
    }

    /// <inheritdoc/>
    public override Primitives AllocateCopy(Primitives value) => new()
    {
        Items = Fresh.Copy(value.Items, item => new PrimitiveValues
        {
            Boolean = item.Boolean,
            Byte = item.Byte,
            Int16 = item.Int16,
            Int32 = item.Int32,
            Int64 = item.Int64,
            Single = item.Single,
            Double = item.Double,
            Guid = item.Guid,
            DateTime = item.DateTime,
        }),
    };

    /// <summary>
    /// Integers of every length, because formats with variable lengths take 1 to 10 bytes; fractions that are short in decimal and
    /// exact in binary. Full doubles are in <c>telemetry</c>.
    /// </summary>
    private static PrimitiveValues CreateItem(int i, SeededRandom random) => new()
    {
        Boolean = random.Next(2) == 1,
        Byte = (byte)random.Next(256),
        Int16 = (short)((int)(short)random.NextUInt64() >> EvenSpread.Of(i, 0, 16)),
        Int32 = (int)random.NextUInt64() >> EvenSpread.Of(i, 0, 32),
        Int64 = (long)random.NextUInt64() >> EvenSpread.Of(i, 0, 64),
        Single = random.Next(-40_000, 40_000) / 4f,
        Double = random.Next(-8_000_000, 8_000_000) / 8d,
        Guid = random.NextGuid(),
        DateTime = s_start.AddMilliseconds(random.Next(int.MaxValue)),
    };
}
