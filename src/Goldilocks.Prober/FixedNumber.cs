using System.Buffers.Binary;

namespace Goldilocks.Prober;

/// <summary>The bytes of numbers of a fixed length.</summary>
internal static class FixedNumber
{
    /// <summary>Four bytes, the highest first.</summary>
    public static byte[] Int32BigEndian(int number)
    {
        var bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32BigEndian(bytes, number);
        return bytes;
    }

    /// <summary>Eight bytes, the highest first.</summary>
    public static byte[] Int64BigEndian(long number)
    {
        var bytes = new byte[sizeof(long)];
        BinaryPrimitives.WriteInt64BigEndian(bytes, number);
        return bytes;
    }

    /// <summary>Four bytes, the lowest first.</summary>
    public static byte[] Int32LittleEndian(int number)
    {
        var bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, number);
        return bytes;
    }

    /// <summary>Eight bytes, the lowest first.</summary>
    public static byte[] Int64LittleEndian(long number)
    {
        var bytes = new byte[sizeof(long)];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, number);
        return bytes;
    }
}
