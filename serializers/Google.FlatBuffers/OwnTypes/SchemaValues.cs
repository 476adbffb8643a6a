// The names by which a generated conversion calls this library's bytes and this adapter's variant.
global using SchemaBytes = System.Collections.Generic.List<byte>;
global using SchemaVariant = ObjectVariant;

using Goldilocks.Schemas;

/// <summary>Values for which the language has no form of its own.</summary>
internal static partial class SchemaValues
{
    public static List<byte> ToOwn(byte[] bytes) => [.. bytes];

    public static byte[] ToBytes(List<byte> own) => [.. own];

    public static List<byte> ToOwn(Guid guid) => [.. guid.ToByteArray()];

    public static Guid ToGuid(List<byte> own) => new([.. own]);

    public static GoldilocksDecimalT ToOwn(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        return new() { Low = (uint)parts[0] | ((long)parts[1] << 32), High = parts[2], Flags = parts[3] };
    }

    public static decimal ToDecimal(GoldilocksDecimalT own) => new([(int)own.Low, (int)(own.Low >> 32), own.High, own.Flags]);

    public static GoldilocksOffsetTimeT ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTimeT own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));
}
