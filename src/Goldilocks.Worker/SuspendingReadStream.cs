namespace Goldilocks.Worker;

/// <summary>Hands a payload out in pieces, and gives the thread away before each of them.</summary>
internal sealed class SuspendingReadStream(EventLoop loop) : Stream
{
    /// <summary>The size of a block of a web server's memory pool.</summary>
    private const int PieceBytes = 4096;

    private readonly Suspension<int> _read = new(loop);
    private ReadOnlyMemory<byte> _payload;
    private int _position;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw Refused();

    public override long Position
    {
        get => _position;
        set => throw Refused();
    }

    public void Restart(ReadOnlyMemory<byte> payload)
    {
        _payload = payload;
        _position = 0;
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        var count = Math.Min(Math.Min(buffer.Length, PieceBytes), _payload.Length - _position);
        _payload.Slice(_position, count).CopyTo(buffer);
        _position += count;
        return _read.Begin(count);
    }

    public override Task<int> ReadAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        ReadAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException("Synchronous reads are refused here; read asynchronously.");

    public override void Flush()
    {
        // The stream can only be read.
    }

    public override long Seek(long offset, SeekOrigin origin) => throw Refused();

    public override void SetLength(long value) => throw Refused();

    public override void Write(byte[] buffer, int offset, int count) => throw Refused();

    private static NotSupportedException Refused() => new("A payload is read from start to end.");
}
