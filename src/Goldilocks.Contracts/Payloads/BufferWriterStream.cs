using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>Lets a library that writes to a stream write to any buffer writer, such as that of a network connection.</summary>
/// <remarks>Every write is passed on at once: a library need not flush, so there may be no later moment.</remarks>
internal sealed class BufferWriterStream(IBufferWriter<byte> destination) : WriteOnlyStream
{
    private long _written;

    protected override long Written => _written;

    public override void WriteByte(byte value)
    {
        destination.GetSpan(1)[0] = value;
        destination.Advance(1);
        _written++;
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        destination.Write(buffer);
        _written += buffer.Length;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));
}
