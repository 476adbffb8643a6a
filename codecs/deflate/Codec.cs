using System.IO.Compression;

/// <summary>Deflate with neither header nor checksum.</summary>
public sealed class Codec(int level) : StreamCodec(level)
{
    protected override Stream Compressing(Stream destination, ZLibCompressionOptions options) => new DeflateStream(destination, options, leaveOpen: true);

    protected override Stream Decompressing(Stream source) => new DeflateStream(source, CompressionMode.Decompress);
}
