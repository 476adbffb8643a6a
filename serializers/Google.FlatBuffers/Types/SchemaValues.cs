// The names by which a generated conversion calls this library's builder, buffer and bytes, and this adapter's variant.
global using SchemaBuffer = Google.FlatBuffers.ByteBuffer;
global using SchemaBuilder = Google.FlatBuffers.FlatBufferBuilder;
global using SchemaBytes = System.Collections.Generic.List<byte>;
global using SchemaVariant = FlatVariant;

using GoldilocksDecimal = Goldilocks.Schemas.GoldilocksDecimal;
using GoldilocksDecimalT = Goldilocks.Schemas.GoldilocksDecimalT;
using GoldilocksGuid = Goldilocks.Schemas.GoldilocksGuid;
using GoldilocksGuidT = Goldilocks.Schemas.GoldilocksGuidT;
using GoldilocksOffsetTime = Goldilocks.Schemas.GoldilocksOffsetTime;
using GoldilocksOffsetTimeT = Goldilocks.Schemas.GoldilocksOffsetTimeT;

/// <summary>Values for which the language has no form of its own: as objects of the object API, and where they are in a buffer.</summary>
internal static partial class SchemaValues
{
    public static List<byte> ToOwn(byte[] bytes) => [.. bytes];

    public static byte[] ToBytes(List<byte> own) => [.. own];

    public static GoldilocksGuidT ToOwn(Guid guid)
    {
        var (low, high) = HalvesOf(guid);
        return new() { Low = low, High = high };
    }

    public static Guid ToGuid(GoldilocksGuidT? own) => own is null ? throw NoValue("A Guid is missing that the application needs.") : ToGuid(own.Low, own.High);

    public static Guid ToGuid(GoldilocksGuid own) => ToGuid(own.Low, own.High);

    public static GoldilocksDecimalT ToOwn(decimal number)
    {
        var (low, high, flags) = PartsOf(number);
        return new() { Low = low, High = high, Flags = flags };
    }

    public static decimal ToDecimal(GoldilocksDecimalT own) => ToDecimal(own.Low, own.High, own.Flags);

    public static decimal ToDecimal(GoldilocksDecimal own) => ToDecimal(own.Low, own.High, own.Flags);

    public static GoldilocksOffsetTimeT ToOwn(DateTimeOffset time) => new() { Ticks = time.Ticks, OffsetMinutes = time.TotalOffsetMinutes };

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTimeT own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));

    public static DateTimeOffset ToDateTimeOffset(GoldilocksOffsetTime own) => new(own.Ticks, TimeSpan.FromMinutes(own.OffsetMinutes));

    public static (ulong Low, ulong High) HalvesOf(Guid guid)
    {
        Span<byte> bytes = stackalloc byte[2 * sizeof(ulong)];
        guid.TryWriteBytes(bytes);
        return (BitConverter.ToUInt64(bytes), BitConverter.ToUInt64(bytes[sizeof(ulong)..]));
    }

    public static (long Low, int High, int Flags) PartsOf(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        return ((uint)parts[0] | ((long)parts[1] << 32), parts[2], parts[3]);
    }

    private static decimal ToDecimal(long low, int high, int flags) => new([(int)low, (int)(low >> 32), high, flags]);

    private static Guid ToGuid(ulong low, ulong high)
    {
        Span<byte> bytes = stackalloc byte[2 * sizeof(ulong)];
        BitConverter.TryWriteBytes(bytes, low);
        BitConverter.TryWriteBytes(bytes[sizeof(ulong)..], high);
        return new Guid(bytes);
    }
}
