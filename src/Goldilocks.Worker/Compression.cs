using System.Buffers;
using System.Buffers.Binary;
using Goldilocks.Payloads;

namespace Goldilocks.Worker;

/// <summary>A codec with the memory that it works in, all of which is kept between calls: nothing of ours is allocated inside a timer.</summary>
/// <remarks>
/// The plain length comes before the compressed bytes, for every codec alike: most formats do not contain it, and a reader must know how much memory to take. The
/// array for the plain bytes has exactly that length, so that a library that wants an array gets it without a copy.
/// </remarks>
internal sealed class Compression(ICodec codec)
{
    private const int LengthBytes = sizeof(int);
    private byte[] _plain = [];

    /// <summary>The memory that a serializer writes to, before compression.</summary>
    public PayloadWriter Plain { get; } = new();

    /// <summary>Compresses what was written to <see cref="Plain"/>.</summary>
    public void Compress(IBufferWriter<byte> destination)
    {
        var plain = Plain.Written;
        var memory = destination.GetMemory(LengthBytes + codec.MaximumLength(plain.Length));
        BinaryPrimitives.WriteInt32LittleEndian(memory.Span, plain.Length);
        destination.Advance(LengthBytes + codec.Compress(plain, memory[LengthBytes..]));
    }

    /// <summary>The plain payload; it is valid until the next call.</summary>
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
