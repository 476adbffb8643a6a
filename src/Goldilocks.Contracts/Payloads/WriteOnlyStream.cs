namespace Goldilocks.Payloads;

/// <summary>A stream that is only written to, from start to end. Flushing and closing do nothing unless a stream says otherwise: the host owns the destination behind it.</summary>
internal abstract class WriteOnlyStream : Stream
{
    private const string StartToEnd = "A payload is written from start to end.";

    public sealed override bool CanRead => false;

    public sealed override bool CanSeek => false;

    public sealed override bool CanWrite => true;

    public sealed override long Length => Written;

    /// <summary>Some libraries read the position; none may set it.</summary>
    public sealed override long Position
    {
        get => Written;
        set => throw new NotSupportedException(StartToEnd);
    }

    /// <summary>Bytes since the stream was given to the library.</summary>
    protected abstract long Written { get; }

    public override void Flush()
    {
    }

    /// <summary>Over memory a write has ended when its call returns. The base class would hand it to another thread, and a library that has asynchronous calls only would wait for that.</summary>
    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return ValueTask.CompletedTask;
    }

    /// <inheritdoc cref="WriteAsync(ReadOnlyMemory{byte}, CancellationToken)"/>
    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken)
    {
        Write(buffer, offset, count);
        return Task.CompletedTask;
    }

    /// <inheritdoc cref="WriteAsync(ReadOnlyMemory{byte}, CancellationToken)"/>
    public override Task FlushAsync(CancellationToken cancellationToken)
    {
        Flush();
        return Task.CompletedTask;
    }

    public sealed override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException("This stream is written to.");

    public sealed override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException(StartToEnd);

    public sealed override void SetLength(long value) => throw new NotSupportedException(StartToEnd);
}
