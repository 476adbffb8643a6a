using System.Diagnostics;
using System.Globalization;
using System.Net.Sockets;
using System.Text;

namespace Goldilocks.Load;

/// <summary>HTTP/1.1 over plain sockets. The runtime's HTTP client was rejected: it uses several times the processor for a request, on the cores that the server needs.</summary>
/// <param name="target">The endpoint.</param>
/// <param name="connections">1 or more.</param>
/// <param name="threads">Of the client; more than one takes cores from a server on the same machine.</param>
/// <param name="connectLimit">How long the opening of one connection may take.</param>
/// <param name="isRight">Decides whether a body with unexpected bytes still holds the right value. Called between windows.</param>
public sealed class SocketLoadClient(LoadTarget target, int connections, int threads, TimeSpan connectLimit, Func<byte[], bool> isRight) : ILoadClient
{
    private readonly LoadLoop[] _loops =
    [
        .. Enumerable.Range(0, Math.Min(threads, connections)).Select(thread => new LoadLoop(
            target,
            Request(target),
            (connections / Math.Min(threads, connections)) + (thread < connections % Math.Min(threads, connections) ? 1 : 0),
            connectLimit)),
    ];

    /// <inheritdoc/>
    public void Connect()
    {
        try
        {
            foreach (var loop in _loops)
            {
                loop.Connect();
            }
        }
        catch (SocketException exception)
        {
            throw new LoadClientException(ConnectFailure(exception), exception);
        }
    }

    /// <inheritdoc/>
    public WindowMeasurement Run(LoadPace pace, CancellationToken cancellation)
    {
        var cpu = Environment.CpuUsage.TotalTime;
        var start = Stopwatch.GetTimestamp();
        var runs = _loops.Select((loop, thread) =>
        {
            var schedule = new LoadSchedule(start, pace.Duration, pace.Rate, _loops.Length, thread);
            return Task.Factory.StartNew(
                () => loop.Run(schedule, pace, cancellation), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        }).ToArray();
        Task.WhenAll(runs).GetAwaiter().GetResult();
        var spent = (Environment.CpuUsage.TotalTime - cpu).Ticks * 100;
        foreach (var loop in _loops)
        {
            Settle(loop.Log);
        }

        return LogSummary.Of([.. _loops.Select(loop => loop.Log)], pace, _loops.Sum(loop => loop.Due), _loops.Sum(loop => loop.SentInTime), _loops.Sum(loop => loop.Unsent), spent);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var loop in _loops)
        {
            loop.Dispose();
        }
    }

    private static byte[] Request(LoadTarget target)
    {
        var head = target.Body is { } body
            ? string.Create(CultureInfo.InvariantCulture, $"POST {target.Path} HTTP/1.1\r\nHost: {target.Endpoint}\r\nContent-Length: {body.Length}\r\n\r\n")
            : $"GET {target.Path} HTTP/1.1\r\nHost: {target.Endpoint}\r\n\r\n";
        return [.. Encoding.ASCII.GetBytes(head), .. target.Body is { } posted ? posted.Span : []];
    }

    private void Settle(RequestLog log)
    {
        foreach (var suspect in log.Suspects)
        {
            if (isRight(suspect.Body))
            {
                log.AddGood(suspect.Latency, suspect.Service, suspect.AtNanoseconds, suspect.Body.Length);
            }
            else
            {
                log.AddBad(BadKinds.WrongContent);
            }
        }
    }

    private string ConnectFailure(SocketException exception) => exception.SocketErrorCode switch
    {
        SocketError.TooManyOpenSockets => string.Create(
            CultureInfo.InvariantCulture,
            $"the client ran out of sockets before {connections} connections were open; use fewer --connections, or raise the limit of open files (ulimit -n)"),
        SocketError.TimedOut => string.Create(CultureInfo.InvariantCulture, $"{target.Url} did not take a connection within {connectLimit.TotalSeconds:0.###} s"),
        SocketError.AddressNotAvailable => string.Create(
            CultureInfo.InvariantCulture,
            $"the client ran out of local ports before {connections} connections were open; use fewer --connections, or wait a minute for closed ones"),
        _ => $"cannot connect to {target.Url}: {exception.Message}",
    };
}

/// <summary>Kinds of bad answers that other code asks for.</summary>
public static class BadKinds
{
    /// <summary>The right length, other bytes, and another value.</summary>
    public const string WrongContent = "wrong content";

    /// <summary>More or fewer bytes than a right answer has.</summary>
    public const string WrongLength = "wrong length";

    /// <summary>No whole answer within the limit for one request.</summary>
    public const string TimedOut = "timed out";

    /// <summary>No whole answer when the window and the wait after it were over.</summary>
    public const string Unanswered = "unanswered at the end";
}
