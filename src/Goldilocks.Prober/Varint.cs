namespace Goldilocks.Prober;

/// <summary>Numbers of seven bits a byte, the lowest first.</summary>
internal static class Varint
{
    /// <summary>The bytes of a number: the highest bit is set in all but the last.</summary>
    public static byte[] Of(ulong number)
    {
        List<byte> bytes = [];
        for (; number >= 0x80; number >>= 7)
        {
            bytes.Add((byte)(number | 0x80));
        }

        return [.. bytes, (byte)number];
    }
}
