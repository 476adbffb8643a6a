/// <summary>Types that this library stores differently from others; the shared conversions call it.</summary>
internal static class Leaves
{
    public static Guid ToOwn(Guid guid) => guid;

    public static Guid ToGuid(Guid own) => own;

    public static ArraySegment<byte> ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(ArraySegment<byte> own) => own.Array is null ? throw new InvalidDataException("A blob is missing that the application needs.") : own.ToArray();

    public static ArraySegment<byte> ToOptionalOwn(byte[]? bytes) => bytes is { } data ? data : default(ArraySegment<byte>);

    public static byte[]? ToOptionalBytes(ArraySegment<byte> own) => own.Array is null ? null : own.ToArray();

    public static List<DateTime> ToOwn(DateTime[] times) => [.. times];

    public static DateTime[] ToTimes(List<DateTime> own) => [.. own];

    public static List<double> ToOwn(double[] numbers) => [.. numbers];
}
