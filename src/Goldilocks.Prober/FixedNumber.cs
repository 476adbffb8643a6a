using System.Numerics;

namespace Goldilocks.Prober;

/// <summary>The bytes of numbers of a fixed length. The length stands in the name, because a number may be given as one of a smaller type.</summary>
internal static class FixedNumber
{
    /// <summary>Four bytes, the highest first.</summary>
    public static byte[] Int32BigEndian(int number) => BigEndian(number);

    /// <summary>Eight bytes, the highest first.</summary>
    public static byte[] Int64BigEndian(long number) => BigEndian(number);

    /// <summary>Four bytes, the lowest first.</summary>
    public static byte[] Int32LittleEndian(int number) => LittleEndian(number);

    /// <summary>Eight bytes, the lowest first.</summary>
    public static byte[] Int64LittleEndian(long number) => LittleEndian(number);

    private static byte[] BigEndian<T>(T number) where T : IBinaryInteger<T>
    {
        var bytes = new byte[number.GetByteCount()];
        number.WriteBigEndian(bytes);
        return bytes;
    }

    private static byte[] LittleEndian<T>(T number) where T : IBinaryInteger<T>
    {
        var bytes = new byte[number.GetByteCount()];
        number.WriteLittleEndian(bytes);
        return bytes;
    }
}
