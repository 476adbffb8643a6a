/// <summary>Types that this library stores differently from others; the shared conversions call it. An array is used as a list, so that it is not copied.</summary>
internal static class Leaves
{
    public static Guid ToOwn(Guid guid) => guid;

    public static Guid ToGuid(Guid own) => own;

    public static byte[] ToOwn(byte[] bytes) => bytes;

    public static byte[] ToBytes(byte[] own) => own;

    public static byte[]? ToOptionalOwn(byte[]? bytes) => bytes;

    public static byte[]? ToOptionalBytes(byte[]? own) => own;

    public static DateTime[] ToOwn(DateTime[] times) => times;

    public static DateTime[] ToTimes(IList<DateTime> own) => [.. own];

    public static double[] ToOwn(double[] numbers) => numbers;
}
