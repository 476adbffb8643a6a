namespace Goldilocks.Prober;

/// <summary>A stream that gives one byte at each read, cannot seek, and does not know its length: a slow connection.</summary>
/// <param name="payload">What is read from it.</param>
/// <param name="broken">What is thrown behind the payload, where the connection breaks; null where it ends.</param>
public sealed class OneByteStream(ReadOnlyMemory<byte> payload, Exception? broken = null) : Stream
{
    private int _position;

    /// <inheritdoc/>
    public override bool CanRead => true;

    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override bool CanWrite => false;

    /// <inheritdoc/>
    public override long Length => throw new NotSupportedException("A connection has no length.");

    /// <inheritdoc/>
    public override long Position
    {
        get => throw new NotSupportedException("A connection has no position.");
        set => throw new NotSupportedException("A connection has no position.");
    }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override int Read(Span<byte> buffer)
    {
        if (buffer.IsEmpty || _position == payload.Length)
        {
            return buffer.IsEmpty || broken is null ? 0 : throw broken;
        }

        buffer[0] = payload.Span[_position++];
        return 1;
    }

    /// <inheritdoc/>
    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => Task.FromResult(Read(buffer.AsSpan(offset, count)));

    /// <inheritdoc/>
    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));

    /// <inheritdoc/>
    public override void Flush()
    {
    }

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException("A connection has no position.");

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException("A connection has no length.");

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException("It is for reading.");
}
