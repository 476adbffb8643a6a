using Goldilocks.Schemas;

/// <summary>Times with their offset, where the schema declares that record.</summary>
internal static partial class SchemaValues
{
    public static GoldilocksOffsetTime ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTime own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));
}
