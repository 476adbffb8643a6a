using System.Net.Sockets;

namespace Goldilocks.Load;

/// <summary>One connection with at most one request under way. Never blocks once it is open.</summary>
internal sealed class LoadConnection(int index, LoadTarget target, ReadOnlyMemory<byte> request, TimeSpan connectLimit, ReadinessWaiter waiter) : IDisposable
{
    private Socket? _socket;
    private ReadOnlyMemory<byte> _unsent;
    private bool _watchesWriting;

    public int Index => index;

    public ResponseReader Reader { get; } = new();

    public bool IsOpen => _socket is not null;

    /// <summary>True from the sending of a request to the last byte of its answer.</summary>
    public bool IsBusy { get; private set; }

    /// <summary>When the request was due, in stopwatch ticks.</summary>
    public long DueTicks { get; private set; }

    /// <summary>When its sending began, in stopwatch ticks.</summary>
    public long SentTicks { get; private set; }

    /// <summary>Where the body of this answer is kept; null where it is dropped.</summary>
    public byte[]? Kept { get; private set; }

    /// <exception cref="SocketException">It cannot be opened.</exception>
    public void Open()
    {
        var socket = new Socket(target.Endpoint.AddressFamily, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        try
        {
            Connect(socket);
            waiter.Add(index, socket);
            _socket = socket;
        }
        catch
        {
            socket.Dispose();
            throw;
        }
    }

    /// <summary>Connects without blocking: the system's own limit is two minutes. The runtime's asynchronous connect was rejected: after it, the runtime watches the socket on another thread.</summary>
    private void Connect(Socket socket)
    {
        socket.Blocking = false;
        try
        {
            socket.Connect(target.Endpoint);
        }
        catch (SocketException exception) when (exception.SocketErrorCode is SocketError.WouldBlock or SocketError.InProgress)
        {
            if (!socket.Poll(connectLimit, SelectMode.SelectWrite))
            {
                throw new SocketException((int)SocketError.TimedOut);
            }

            if ((int)socket.GetSocketOption(SocketOptionLevel.Socket, SocketOptionName.Error)! is not 0 and var error)
            {
                throw new SocketException(error);
            }
        }
    }

    /// <summary>Sends the request, or as much of it as the socket takes.</summary>
    public SocketError Send(long dueTicks, long nowTicks, byte[]? keep)
    {
        IsBusy = true;
        DueTicks = dueTicks;
        SentTicks = nowTicks;
        Kept = keep;
        Reader.Begin(keep);
        _unsent = request;
        return SendRest();
    }

    /// <summary>Sends more, where the socket did not take all at once.</summary>
    public SocketError SendRest()
    {
        while (_unsent.Length > 0)
        {
            var sent = _socket!.Send(_unsent.Span, SocketFlags.None, out var error);
            if (error == SocketError.WouldBlock)
            {
                Watch(isWatched: true);
                return SocketError.Success;
            }

            if (error != SocketError.Success)
            {
                return error;
            }

            _unsent = _unsent[sent..];
        }

        Watch(isWatched: false);
        return SocketError.Success;
    }

    public bool HasUnsent => _unsent.Length > 0;

    /// <summary>Reads the bytes that have arrived. A count of 0 without an error is the end of the connection.</summary>
    public int Receive(Span<byte> buffer, out SocketError error) => _socket!.Receive(buffer, SocketFlags.None, out error);

    public void Done() => IsBusy = false;

    public void Close()
    {
        IsBusy = false;
        if (_socket is { } socket)
        {
            waiter.Remove(index, socket);
            _socket = null;
            _unsent = default;
            _watchesWriting = false;
            socket.Dispose();
        }
    }

    public void Dispose() => Close();

    private void Watch(bool isWatched)
    {
        if (isWatched != _watchesWriting)
        {
            waiter.WatchWriting(index, _socket!, isWatched);
            _watchesWriting = isWatched;
        }
    }
}
