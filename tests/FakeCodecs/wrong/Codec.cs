using System.Globalization;

/// <summary>Restores as many bytes as it was given, one of them wrong: the last digit of the first number, so that JSON stays JSON.</summary>
public sealed class Codec(int level) : ICodec
{
    private readonly byte _off = byte.Parse(level.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);

    public int MaximumLength(int plainLength) => plainLength;

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed)
    {
        plain.CopyTo(compressed);
        return plain.Length;
    }

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain)
    {
        compressed.CopyTo(plain);
        var bytes = plain.Span;
        var first = bytes.IndexOfAnyInRange((byte)'0', (byte)'9');
        var last = first + bytes[first..].IndexOfAnyExceptInRange((byte)'0', (byte)'9') - 1;
        bytes[last] = (byte)(bytes[last] == '0' ? '0' + _off : bytes[last] - 1);
        return compressed.Length;
    }
}
