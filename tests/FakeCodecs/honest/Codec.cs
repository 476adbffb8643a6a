/// <summary>Compresses nothing, and adds as many bytes as its level, so that a test can see which level was used.</summary>
public sealed class Codec(int level) : ICodec
{
    public int MaximumLength(int plainLength) => plainLength + level;

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed)
    {
        plain.CopyTo(compressed);
        return plain.Length + level;
    }

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain)
    {
        compressed[..^level].CopyTo(plain);
        return compressed.Length - level;
    }
}
