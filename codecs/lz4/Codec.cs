using K4os.Compression.LZ4;

/// <summary>One LZ4 block, by spans. Level 0 is the fast coder, 3 to 9 the high compression one, 10 to 12 the optimal one.</summary>
public sealed class Codec(int level) : ICodec
{
    private readonly LZ4Level _level = (LZ4Level)level;

    public int MaximumLength(int plainLength) => LZ4Codec.MaximumOutputSize(plainLength);

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed) => LZ4Codec.Encode(plain.Span, compressed.Span, _level);

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain) => LZ4Codec.Decode(compressed.Span, plain.Span);
}
