/// <summary>Throws in every call.</summary>
public sealed class Codec(int level) : ICodec
{
    public int MaximumLength(int plainLength) => plainLength + level;

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed) => throw new InvalidOperationException("this codec is out of order");

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain) => throw new InvalidOperationException("this codec is out of order");
}
