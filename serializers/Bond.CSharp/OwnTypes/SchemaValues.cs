// The name by which a generated conversion calls this library's bytes.
global using SchemaBytes = System.ArraySegment<byte>;

using Goldilocks.Schemas;

/// <summary>Values for which Bond has no form of its own.</summary>
internal static partial class SchemaValues
{
    public static ArraySegment<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ArraySegment<byte> own) => own.Array is null ? throw new InvalidDataException("A blob is missing that the application needs.") : own.ToArray();

    public static ArraySegment<byte> ToOwn(Guid guid) => guid.ToByteArray();

    public static Guid ToGuid(ArraySegment<byte> own) => new(own);

    public static GoldilocksDecimal ToOwn(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        return new() { Low = (uint)parts[0] | ((long)parts[1] << 32), High = parts[2], Flags = parts[3] };
    }

    public static decimal ToDecimal(GoldilocksDecimal own) => new([(int)own.Low, (int)(own.Low >> 32), own.High, own.Flags]);

    public static GoldilocksOffsetTime ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTime own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));
}
