using System.IO.Compression;

/// <summary>Deflate with a header and a checksum.</summary>
public sealed class Codec(int level) : StreamCodec(level)
{
    protected override Stream Compressing(Stream destination, ZLibCompressionOptions options) => new GZipStream(destination, options, leaveOpen: true);

    protected override Stream Decompressing(Stream source) => new GZipStream(source, CompressionMode.Decompress);
}
