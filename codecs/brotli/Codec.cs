using System.IO.Compression;

/// <summary>Brotli by its span API, which needs no stream. The window is the format's largest, as in the runtime's own stream.</summary>
public sealed class Codec(int level) : ICodec
{
    private const int Window = 22;

    public int MaximumLength(int plainLength) => BrotliEncoder.GetMaxCompressedLength(plainLength);

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed) =>
        BrotliEncoder.TryCompress(plain.Span, compressed.Span, out var written, level, Window)
            ? written
            : throw new InvalidOperationException("Brotli did not fit into the length that it had promised.");

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain) =>
        BrotliDecoder.TryDecompress(compressed.Span, plain.Span, out var written)
            ? written
            : throw new InvalidDataException("This is not Brotli, or it holds more than it should.");
}
