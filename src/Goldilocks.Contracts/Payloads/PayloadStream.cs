using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>Lets a library that writes to a stream write to a buffer writer. Closing it does nothing: the host owns the writer.</summary>
public sealed class PayloadStream(IBufferWriter<byte> destination) : Stream
{
    private long _position;

    /// <inheritdoc/>
    public override bool CanRead => false;

    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override bool CanWrite => true;

    /// <inheritdoc/>
    public override long Length => _position;

    /// <inheritdoc/>
    /// <remarks>Some libraries ask where they are; none may move.</remarks>
    public override long Position
    {
        get => _position;
        set => throw new NotSupportedException("A payload is written from start to end.");
    }

    /// <inheritdoc/>
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        destination.Write(buffer);
        _position += buffer.Length;
    }

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override void WriteByte(byte value)
    {
        destination.GetSpan(1)[0] = value;
        destination.Advance(1);
        _position++;
    }

    /// <inheritdoc/>
    public override void Flush()
    {
        // Everything is already in the destination.
    }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is written to.");

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException("A payload is written from start to end.");

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException("A payload is written from start to end.");

    internal PayloadStream Rewound()
    {
        _position = 0;
        return this;
    }
}
