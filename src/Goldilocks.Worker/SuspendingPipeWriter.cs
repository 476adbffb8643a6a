#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;

namespace Goldilocks.Worker;

/// <summary>A pipe whose every flush gives the thread away.</summary>
internal sealed class SuspendingPipeWriter(EventLoop loop) : PipeWriter
{
    private readonly Suspension<FlushResult> _flushed = new(loop);
    private IBufferWriter<byte> _destination = null!;
    private long _unflushed;

    public override bool CanGetUnflushedBytes => true;

    public override long UnflushedBytes => _unflushed;

    public void Restart(IBufferWriter<byte> destination)
    {
        _destination = destination;
        _unflushed = 0;
    }

    public override void Advance(int bytes)
    {
        _destination.Advance(bytes);
        _unflushed += bytes;
    }

    public override Memory<byte> GetMemory(int sizeHint = 0) => _destination.GetMemory(sizeHint);

    public override Span<byte> GetSpan(int sizeHint = 0) => _destination.GetSpan(sizeHint);

    public override ValueTask<FlushResult> FlushAsync(CancellationToken cancellationToken = default)
    {
        _unflushed = 0;
        return _flushed.Begin(new FlushResult(isCanceled: false, isCompleted: false));
    }

    public override void CancelPendingFlush() => throw new NotSupportedException("Nothing here is cancelled.");

    public override void Complete(Exception? exception = null) => throw new NotSupportedException("The host completes the pipe.");
}
#endif
