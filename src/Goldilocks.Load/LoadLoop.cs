using System.Diagnostics;
using System.Net.Sockets;

namespace Goldilocks.Load;

/// <summary>
/// One thread that drives its connections: it sends requests that are due, reads answers, and sleeps otherwise. In the open model a request's time counts from
/// the moment it was due, also while it waits for a free connection. Counting from its sending was rejected: it would hide the delay that a slow server
/// causes for later requests (coordinated omission; wrk2).
/// </summary>
internal sealed class LoadLoop : IDisposable
{
    private const int RightStatus = 200;
    private static readonly long s_housekeepingTicks = Stopwatch.Frequency / 20;
    private readonly ReadinessWaiter _waiter = ReadinessWaiter.Create();
    private readonly LoadConnection[] _connections;
    private readonly Stack<LoadConnection> _idle = [];
    private readonly byte[] _buffer = new byte[128 * 1024];
    private readonly AnswerJudge _judge;
    private readonly long _expectedBytes;
    private LoadSchedule _schedule = null!;
    private long _timeoutTicks;
    private int _busy;

    public LoadLoop(LoadTarget target, ReadOnlyMemory<byte> request, int connections, TimeSpan connectLimit)
    {
        _judge = new AnswerJudge(target);
        _expectedBytes = target.Expected.Length;
        _connections = [.. Enumerable.Range(0, connections).Select(index => new LoadConnection(index, target, request, connectLimit, _waiter))];
    }

    public RequestLog Log { get; } = new();

    /// <summary>Requests that became due in the last window; in the closed model, those that were sent.</summary>
    public long Due => _schedule.Due;

    /// <summary>Of those, how many left within the window.</summary>
    public long SentInTime => _schedule.TakenInTime;

    /// <summary>Of those, how many were never sent.</summary>
    public long Unsent => _schedule.Due - _schedule.Taken;

    /// <exception cref="SocketException">A connection cannot be opened.</exception>
    public void Connect()
    {
        foreach (var connection in _connections)
        {
            connection.Open();
            _idle.Push(connection);
        }
    }

    /// <summary>One window. Ends when every request that became due in it is answered, or when the drain limit is reached.</summary>
    public void Run(LoadSchedule schedule, LoadPace pace, CancellationToken cancellation)
    {
        _schedule = schedule;
        _timeoutTicks = Clock.Ticks(pace.Timeout);
        Log.Clear(pace.Duration);
        var giveUp = schedule.EndTicks + Clock.Ticks(pace.DrainLimit);
        var nextHousekeeping = schedule.StartTicks + s_housekeepingTicks;
        while (!cancellation.IsCancellationRequested)
        {
            var now = Stopwatch.GetTimestamp();
            SendWhatIsDue(now);
            if (now >= nextHousekeeping)
            {
                GiveUpOnSlowOnes(now);
                Reopen(now);
                nextHousekeeping = now + s_housekeepingTicks;
            }

            if (now >= schedule.EndTicks && (_busy == 0 || now >= giveUp))
            {
                break;
            }

            var wake = Math.Min(nextHousekeeping, schedule.NextDueTicks(now, hasIdle: _idle.Count > 0));
            foreach (var index in _waiter.Wait(Math.Max(0, Clock.Nanoseconds(wake - now))))
            {
                Read(_connections[index]);
            }
        }

        Abandon();
    }

    public void Dispose()
    {
        foreach (var connection in _connections)
        {
            connection.Dispose();
        }

        _waiter.Dispose();
    }

    private void SendWhatIsDue(long now)
    {
        while (_idle.Count > 0 && _schedule.TryTake(now, out var due))
        {
            Send(_idle.Pop(), due, now);
        }
    }

    private void Send(LoadConnection connection, long due, long now)
    {
        _busy++;
        if (connection.Send(due, now, _judge.PlaceForNext()) is not SocketError.Success and var error)
        {
            Lose(connection, Kind(error));
        }
    }

    private void Read(LoadConnection connection)
    {
        if (!connection.IsOpen)
        {
            return;
        }

        if (connection.HasUnsent && connection.SendRest() is not SocketError.Success and var sending)
        {
            Lose(connection, Kind(sending));
            return;
        }

        var count = connection.Receive(_buffer, out var error);
        if (error == SocketError.WouldBlock)
        {
            return;
        }

        if (error != SocketError.Success || count == 0)
        {
            Lose(connection, count == 0 && error == SocketError.Success ? "connection closed" : Kind(error));
            return;
        }

        Take(connection, _buffer.AsSpan(0, count));
    }

    private void Take(LoadConnection connection, ReadOnlySpan<byte> bytes)
    {
        // Bytes without a request are as wrong as a broken answer.
        var state = connection.IsBusy ? connection.Reader.Take(bytes) : ResponseState.Malformed;
        if (state == ResponseState.Malformed)
        {
            Fail(connection, "malformed answer");
        }
        else if (state == ResponseState.Complete)
        {
            Finish(connection, Stopwatch.GetTimestamp());
        }
        else if (connection.Reader.Status == RightStatus && connection.Reader.BodyLength > _expectedBytes)
        {
            // The answer is too long and may never end.
            Fail(connection, BadKinds.WrongLength);
        }
    }

    private void Finish(LoadConnection connection, long now)
    {
        _judge.Enter(connection, now, _schedule.StartTicks, Log);
        connection.Done();
        _busy--;
        if (!connection.Reader.KeepsAlive)
        {
            connection.Close();
        }
        else if (_schedule.TryTake(now, out var due))
        {
            Send(connection, due, now);
        }
        else
        {
            _idle.Push(connection);
        }
    }

    /// <summary>Ends a request that has no answer. It counts with the time that it has waited: without it, a server that stands still would look fast.</summary>
    private void Lose(LoadConnection connection, string kind)
    {
        if (connection.IsBusy)
        {
            var now = Stopwatch.GetTimestamp();
            Log.AddUnanswered(Clock.Nanoseconds(now - connection.DueTicks), Clock.Nanoseconds(now - connection.SentTicks));
        }

        Fail(connection, kind);
    }

    private void Fail(LoadConnection connection, string kind)
    {
        if (connection.IsBusy)
        {
            Log.AddBad(kind);
            _busy--;
        }

        connection.Close();
        RemoveFromIdle(connection);
    }

    /// <summary>An idle connection fails when its server dies, which is rare: a scan is cheaper than a set.</summary>
    private void RemoveFromIdle(LoadConnection connection)
    {
        if (_idle.Contains(connection))
        {
            var others = _idle.Where(idle => idle != connection).ToList();
            _idle.Clear();
            others.ForEach(_idle.Push);
        }
    }

    private void GiveUpOnSlowOnes(long now)
    {
        foreach (var connection in _connections)
        {
            if (connection.IsBusy && now - connection.SentTicks > _timeoutTicks)
            {
                Lose(connection, BadKinds.TimedOut);
            }
        }
    }

    /// <summary>Twenty times a second at most, so that a dead server is not flooded with attempts.</summary>
    private void Reopen(long now)
    {
        foreach (var connection in _connections)
        {
            if (connection.IsOpen || now >= _schedule.EndTicks)
            {
                continue;
            }

            try
            {
                connection.Open();
                _idle.Push(connection);
            }
            catch (SocketException exception)
            {
                Log.AddBad(Kind(exception.SocketErrorCode));
                return;
            }
        }
    }

    /// <summary>Requests that are still in progress belong to this window and must not disturb the next one.</summary>
    private void Abandon()
    {
        Log.AddUnsent(_schedule.Unsent(Stopwatch.GetTimestamp()));
        foreach (var connection in _connections.Where(connection => connection.IsBusy))
        {
            Lose(connection, BadKinds.Unanswered);
        }

        try
        {
            foreach (var connection in _connections.Where(connection => !connection.IsOpen))
            {
                connection.Open();
                _idle.Push(connection);
            }
        }
        catch (SocketException)
        {
            // The next window tries again and counts the failure. The other connections stay closed, because each of them may take as long to fail.
            return;
        }
    }

    private static string Kind(SocketError error) => error switch
    {
        SocketError.ConnectionRefused => "connection refused",
        SocketError.ConnectionReset or SocketError.Shutdown or SocketError.ConnectionAborted => "connection reset",
        SocketError.TooManyOpenSockets => "too many open sockets",
        _ => $"socket error {error}",
    };
}
