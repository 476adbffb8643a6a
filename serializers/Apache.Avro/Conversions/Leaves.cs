/// <summary>How this library holds what others hold differently; the shared conversions call it. Nothing is copied that need not be: an array is a list too.</summary>
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
