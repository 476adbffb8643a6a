using GoldilocksOffsetTime = Goldilocks.Schemas.GoldilocksOffsetTime;

/// <summary>Times with their offset, where the schema declares that record.</summary>
internal static partial class SchemaValues
{
    private const int LargestOffset = 14 * 60;

    public static GoldilocksOffsetTime ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTime own)
    {
        var ticks = own.Ticks - (own.OffsetMinutes * TimeSpan.TicksPerMinute);
        return own.OffsetMinutes is >= -LargestOffset and <= LargestOffset && (ulong)own.Ticks <= (ulong)DateTime.MaxValue.Ticks && (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks
            ? new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes))
            : throw NoValue($"{own.Ticks} ticks, {own.OffsetMinutes} minutes from universal time, are no time.");
    }
}
