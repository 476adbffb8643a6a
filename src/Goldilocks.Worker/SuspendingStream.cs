using System.Buffers;

namespace Goldilocks.Worker;

/// <summary>
/// A stream whose every asynchronous write gives the thread away. Synchronous writes are refused, as a web server refuses them in a response's body: a library
/// that needs them has no asynchronous operations.
/// </summary>
internal sealed class SuspendingStream(EventLoop loop) : Stream
{
    private readonly Suspension<bool> _written = new(loop);
    private IBufferWriter<byte> _destination = null!;
    private long _position;

    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => _position;

    public override long Position
    {
        get => _position;
        set => throw Refused();
    }

    public void Restart(IBufferWriter<byte> destination)
    {
        _destination = destination;
        _position = 0;
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        _destination.Write(buffer.Span);
        _position += buffer.Length;
        return _written.BeginWithoutResult();
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        WriteAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    /// <summary>Nothing is left to flush once a write was awaited, as in a network stream.</summary>
    public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    /// <summary>Some libraries flush once more when they are disposed.</summary>
    public override void Flush()
    {
        // There is nothing to flush, so the call does not block and need not be refused.
    }

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException("Synchronous writes are refused here; write asynchronously.");

    public override int Read(byte[] buffer, int offset, int count) => throw Refused();

    public override long Seek(long offset, SeekOrigin origin) => throw Refused();

    public override void SetLength(long value) => throw Refused();

    private static NotSupportedException Refused() => new("A payload is written from start to end.");
}
