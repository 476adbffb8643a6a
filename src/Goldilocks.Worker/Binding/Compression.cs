using System.Buffers;
using System.Buffers.Binary;
using Goldilocks.Payloads;

namespace Goldilocks.Worker.Binding;

/// <summary>A codec with the memory that it works in, all of which is kept between calls: nothing of ours is allocated inside a timer.</summary>
/// <remarks>
/// The plain length goes in front of the compressed bytes, for every codec alike, because most formats do not tell it and a reader must know how much memory to take. The
/// array that is decompressed into fills exactly, so that a library that wants an array is given it without a copy.
/// </remarks>
internal sealed class Compression(ICodec codec)
{
    private const int LengthBytes = sizeof(int);
    private byte[] _plain = [];

    /// <summary>What a serializer writes to before it is compressed.</summary>
    public PayloadWriter Plain { get; } = new();

    /// <summary>Compresses what was written to <see cref="Plain"/>.</summary>
    public void Compress(IBufferWriter<byte> destination)
    {
        var plain = Plain.Written;
        var memory = destination.GetMemory(LengthBytes + codec.MaximumLength(plain.Length));
        BinaryPrimitives.WriteInt32LittleEndian(memory.Span, plain.Length);
        destination.Advance(LengthBytes + codec.Compress(plain, memory[LengthBytes..]));
    }

    /// <summary>The plain payload; it holds until the next call.</summary>
    /// <exception cref="InvalidDataException">The codec restored another number of bytes than it was given.</exception>
    public ReadOnlyMemory<byte> Decompress(ReadOnlyMemory<byte> compressed)
    {
        var length = BinaryPrimitives.ReadInt32LittleEndian(compressed.Span);
        if (_plain.Length != length)
        {
            _plain = new byte[length];
        }

        var restored = codec.Decompress(compressed[LengthBytes..], _plain);
        return restored == length
            ? _plain
            : throw new InvalidDataException(FormattableString.Invariant($"The codec restored {restored} bytes of {length}."));
    }
}

/// <summary>Serializing and compressing as one operation, and back. Not a read-only struct, whose field would be copied before every call.</summary>
internal struct CompressedAdapter<TAdapter, T>(TAdapter adapter, Compression compression) : IAdapter<T>
    where TAdapter : struct, IAdapter<T>
{
    private TAdapter _adapter = adapter;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        compression.Plain.Clear();
        _adapter.Serialize(value, compression.Plain);
        compression.Compress(destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => _adapter.Deserialize(compression.Decompress(payload));
}
