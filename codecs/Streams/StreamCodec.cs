using System.IO.Compression;
using System.Runtime.InteropServices;

/// <summary>Deflate in one of its three wrappers. The runtime offers it as a stream only, so the streams count as the codec's cost.</summary>
public abstract class StreamCodec(int level) : ICodec
{
    private readonly ZLibCompressionOptions _options = new() { CompressionLevel = level };

    /// <summary>Deflate stores what it cannot shrink in blocks with 5 bytes each; header and trailer take 18 at most.</summary>
    public int MaximumLength(int plainLength) => checked(plainLength + (plainLength / 1024) + 64);

    public int Compress(ReadOnlyMemory<byte> plain, Memory<byte> compressed)
    {
        using var destination = Over(compressed);
        using (var stream = Compressing(destination, _options))
        {
            stream.Write(plain.Span);
        }

        return (int)destination.Position;
    }

    public int Decompress(ReadOnlyMemory<byte> compressed, Memory<byte> plain)
    {
        using var stream = Decompressing(Over(compressed));
        return stream.ReadAtLeast(plain.Span, plain.Length, throwOnEndOfStream: false);
    }

    /// <summary>A stream that leaves the destination open.</summary>
    protected abstract Stream Compressing(Stream destination, ZLibCompressionOptions options);

    protected abstract Stream Decompressing(Stream source);

    private static MemoryStream Over(ReadOnlyMemory<byte> memory) => MemoryMarshal.TryGetArray(memory, out var segment)
        ? new MemoryStream(segment.Array!, segment.Offset, segment.Count)
        : throw new NotSupportedException("Streams are made over arrays.");
}
