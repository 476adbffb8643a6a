using System.Diagnostics;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>
/// Reads requests on a thread of its own, so that the end of the coordinator (which closes the pipe, however it died) ends this
/// process even while a library hangs on the main thread.
/// </summary>
internal sealed class RequestQueue
{
    private readonly Func<Envelope?> _read;
    private readonly Queue<Envelope> _waiting = new();
    private readonly object _gate = new();
    private bool _idle;
    private bool _ended;

    /// <param name="read">Blocks until the next request is there; null at the end.</param>
    public RequestQueue(Func<Envelope?> read)
    {
        _read = read;
        new Thread(ReadAll) { IsBackground = true, Name = "requests" }.Start();
    }

    /// <summary>The next request; null when there will be none. Blocks without spinning, so that a waiting worker costs its neighbours nothing.</summary>
    public Envelope? Take()
    {
        lock (_gate)
        {
            _idle = true;
            while (_waiting.Count == 0 && !_ended)
            {
                Monitor.Wait(_gate);
            }

            // A request is not begun when the coordinator is gone: the library might never return, and no process would end it.
            _idle = false;
            return _ended ? null : _waiting.Dequeue();
        }
    }

    private void ReadAll()
    {
        try
        {
            while (_read() is { } request)
            {
                lock (_gate)
                {
                    _waiting.Enqueue(request);
                    Monitor.Pulse(_gate);
                }
            }
        }
        catch (Exception exception) when (exception is IOException or ProtocolException)
        {
            Console.Error.WriteLine($"The coordinator's pipe failed: {exception.Message}");
        }

        EndWithCoordinator();
    }

    private void EndWithCoordinator()
    {
        lock (_gate)
        {
            _ended = true;
            Monitor.Pulse(_gate);
            if (_idle)
            {
                return;
            }
        }

        // A library is running and may never return, and its answer cannot be read any more.
        Process.GetCurrentProcess().Kill();
    }
}
