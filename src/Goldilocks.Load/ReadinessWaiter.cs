using System.Net.Sockets;

namespace Goldilocks.Load;

/// <summary>Sleeps until a socket can be read, or until a given time. It never spins: a client that yielded in a loop was rejected, because it used ten times the processor time and inflated the tail.</summary>
internal abstract class ReadinessWaiter : IDisposable
{
    public static ReadinessWaiter Create() => OperatingSystem.IsLinux() ? new EpollWaiter() : new SelectWaiter();

    /// <summary>Watches a socket for reading.</summary>
    public abstract void Add(int index, Socket socket);

    public abstract void Remove(int index, Socket socket);

    /// <summary>Watches a socket for writing as well, or no longer.</summary>
    public abstract void WatchWriting(int index, Socket socket, bool isWatched);

    /// <summary>The sockets that can be read or written, or have failed; none when the time is over.</summary>
    /// <param name="nanoseconds">0 or more.</param>
    public abstract ReadOnlySpan<int> Wait(long nanoseconds);

    public virtual void Dispose()
    {
        // A waiter without a handle holds nothing.
    }
}

/// <summary>For systems without epoll: asks about all sockets each time, with a resolution of a microsecond.</summary>
internal sealed class SelectWaiter : ReadinessWaiter
{
    private readonly Dictionary<Socket, int> _sockets = [];
    private readonly HashSet<Socket> _writing = [];
    private readonly List<Socket> _canRead = [];
    private readonly List<Socket> _canWrite = [];
    private int[] _ready = [];

    public override void Add(int index, Socket socket) => _sockets.Add(socket, index);

    public override void Remove(int index, Socket socket)
    {
        _sockets.Remove(socket);
        _writing.Remove(socket);
    }

    public override void WatchWriting(int index, Socket socket, bool isWatched)
    {
        if (isWatched)
        {
            _writing.Add(socket);
        }
        else
        {
            _writing.Remove(socket);
        }
    }

    public override ReadOnlySpan<int> Wait(long nanoseconds)
    {
        if (_sockets.Count == 0)
        {
            Thread.Sleep(TimeSpan.FromMicroseconds(nanoseconds / 1e3));
            return [];
        }

        _canRead.Clear();
        _canRead.AddRange(_sockets.Keys);
        _canWrite.Clear();
        _canWrite.AddRange(_writing);
        Socket.Select(_canRead, _canWrite, null, (int)Math.Clamp(nanoseconds / 1000, 0, int.MaxValue));
        _ready = [.. _canRead.Concat(_canWrite).Distinct().Select(socket => _sockets[socket])];
        return _ready;
    }
}
