using System.Buffers;
using System.IO.Pipelines;
using Goldilocks.Payloads;
#if NET9_0_OR_GREATER
#endif

namespace Goldilocks.Worker;

/// <summary>
/// Runs one asynchronous operation after the other on the calling thread. An operation that awaits the streams or the pipe of this class never finds them complete,
/// so it gives the thread away every time. The loop then completes the awaited step, and the operation continues on the same thread.
/// </summary>
/// <remarks>
/// Completing on the thread pool instead was rejected: the pool's own wake-ups and spinning took as much CPU time as a small operation, and that time varied with
/// the machine's load (docs/sinks.md). On one thread, its CPU time remains the clock. Nothing is allocated here after the first operation. An operation may continue
/// on another thread, because its library changes threads or a file completes on the pool; the loop waits for it without spinning.
/// </remarks>
[System.Diagnostics.CodeAnalysis.SuppressMessage("Reliability", "CA1001", Justification = "It lives as long as its thread, and its streams are memory.")]
internal sealed class EventLoop
{
    [ThreadStatic]
    private static EventLoop? s_ofThisThread;

    private readonly int _thread = Environment.CurrentManagedThreadId;
    private readonly ManualResetEventSlim _wake = new(initialState: false, spinCount: 0);
    private readonly Action _done;
    private readonly SuspendingStream _stream;
#if NET9_0_OR_GREATER
    private readonly SuspendingPipeWriter _pipe;
#endif
    private readonly AsyncDestination _memory;
    private readonly SuspendingReadStream _source;
    private PayloadFile? _lastFile;
    private AsyncDestination? _file;
    private volatile Suspension? _suspended;
    private volatile bool _isDone;

    private EventLoop()
    {
        _done = Done;
        _stream = new SuspendingStream(this);
#if NET9_0_OR_GREATER
        _pipe = new SuspendingPipeWriter(this);
        _memory = new AsyncDestination(_stream) { Pipe = _pipe };
#else
        _memory = new AsyncDestination(_stream);
#endif
        _source = new SuspendingReadStream(this);
    }

    public static EventLoop OfThisThread => s_ofThisThread ??= new EventLoop();

    /// <summary>The destination in the shapes of asynchronous libraries. A file is written to by the runtime's own asynchronous operations.</summary>
    public AsyncDestination To(IBufferWriter<byte> destination)
    {
        // A failed operation may have left a suspension that nothing waits for any more.
        _suspended = null;
        if (destination is PayloadFile file)
        {
            if (file != _lastFile)
            {
                _lastFile = file;
#if NET9_0_OR_GREATER
                _file = new AsyncDestination(file.Stream) { Pipe = PipeWriter.Create(file.Stream, new StreamPipeWriterOptions(leaveOpen: true)) };
#else
                _file = new AsyncDestination(file.Stream);
#endif
            }

            return _file!;
        }

        _stream.Restart(destination);
#if NET9_0_OR_GREATER
        _pipe.Restart(destination);
#endif
        return _memory;
    }

    public Stream From(ReadOnlyMemory<byte> payload)
    {
        _suspended = null;
        _source.Restart(payload);
        return _source;
    }

    /// <summary>Passes on data that a library did not flush.</summary>
    public void Complete(IBufferWriter<byte> destination)
    {
        if (destination is PayloadFile file)
        {
#if NET9_0_OR_GREATER
            if (_file!.Pipe.UnflushedBytes > 0)
            {
                Run(Flush(_file.Pipe));
            }
#endif

            Run(file.CompleteAsync());
        }
    }

    public void Run(ValueTask operation)
    {
        var awaiter = operation.GetAwaiter();
        if (!awaiter.IsCompleted)
        {
            _isDone = false;
            awaiter.UnsafeOnCompleted(_done);
            RunUntilDone();
        }

        awaiter.GetResult();
    }

    public TResult Run<TResult>(ValueTask<TResult> operation)
    {
        var awaiter = operation.GetAwaiter();
        if (!awaiter.IsCompleted)
        {
            _isDone = false;
            awaiter.UnsafeOnCompleted(_done);
            RunUntilDone();
        }

        return awaiter.GetResult();
    }

    /// <summary>Registers a suspension that the loop must complete. There is only one at a time, because streams and pipes take one write at a time.</summary>
    internal void Suspend(Suspension suspension)
    {
        if (_suspended is not null)
        {
            throw new InvalidOperationException("A write or read was begun before the one before it had ended.");
        }

        _suspended = suspension;
        WakeIfElsewhere();
    }

#if NET9_0_OR_GREATER
    private static async ValueTask Flush(PipeWriter pipe) => await pipe.FlushAsync().ConfigureAwait(false);
#endif

    private void RunUntilDone()
    {
        while (!_isDone)
        {
            if (_suspended is { } suspension)
            {
                _suspended = null;
                suspension.Complete();
            }
            else
            {
                _wake.Wait();
                _wake.Reset();
            }
        }
    }

    private void Done()
    {
        _isDone = true;
        WakeIfElsewhere();
    }

    private void WakeIfElsewhere()
    {
        if (Environment.CurrentManagedThreadId != _thread)
        {
            _wake.Set();
        }
    }
}
