using System.IO.Compression;

/// <summary>Deflate with a short header and a checksum.</summary>
public sealed class Codec(int level) : StreamCodec(level)
{
    protected override Stream Compressing(Stream destination, ZLibCompressionOptions options) => new ZLibStream(destination, options, leaveOpen: true);

    protected override Stream Decompressing(Stream source) => new ZLibStream(source, CompressionMode.Decompress);
}
