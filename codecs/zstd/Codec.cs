using ZstdSharp;

/// <summary>Zstandard frames by the managed port, with one compressor and one decompressor that are kept, as its documentation advises.</summary>
public sealed class Codec(int level) : ICodec, IDisposable
{
    private readonly Compressor _compressor = new(level);
    private readonly Decompressor _decompressor = new();

    public int MaximumLength(int plainLength) => Compressor.GetCompressBound(plainLength);

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed) => _compressor.Wrap(plain.Span, compressed.Span);

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain) => _decompressor.Unwrap(compressed.Span, plain.Span);

    public void Dispose()
    {
        _compressor.Dispose();
        _decompressor.Dispose();
    }
}
