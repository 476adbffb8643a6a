using System.Diagnostics;
using System.Net;

namespace Goldilocks.Load;

/// <summary>
/// HTTP/2 without TLS over the runtime's own client, one connection and one request at a time for each of <paramref name="connections"/>. It
/// costs several times the processor of the plain sockets, so use it to compare serializers, not protocols.
/// </summary>
/// <param name="target">The endpoint.</param>
/// <param name="connections">1 or more.</param>
/// <param name="isRight">Decides whether a body with unexpected bytes still holds the right value.</param>
public sealed class Http2LoadClient(LoadTarget target, int connections, Func<byte[], bool> isRight) : ILoadClient
{
    private const int CheckEvery = 32;
    private readonly HttpMessageInvoker[] _connections = [.. Enumerable.Range(0, connections).Select(_ => new HttpMessageInvoker(new SocketsHttpHandler()))];
    private readonly RequestLog _log = new();

    /// <inheritdoc/>
    public void Connect()
    {
        // The handlers connect with their first request, which the warm-up makes.
    }

    /// <inheritdoc/>
    public WindowMeasurement Run(LoadPace pace, CancellationToken cancellation)
    {
        _log.Clear(pace.Duration);
        var cpu = Environment.CpuUsage.TotalTime;
        var schedule = new LoadSchedule(Stopwatch.GetTimestamp(), pace.Duration, pace.Rate, threads: 1, thread: 0);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        limit.CancelAfter(pace.Duration + pace.DrainLimit);
        using var turns = new TurnBox(schedule);
        var workers = _connections.Select(connection => Task.Run(() => WorkAsync(connection, turns, pace, limit.Token), CancellationToken.None)).ToArray();
        Task.WhenAll(workers).GetAwaiter().GetResult();
        _log.AddUnsent(schedule.Unsent(Stopwatch.GetTimestamp()));
        var spent = (Environment.CpuUsage.TotalTime - cpu).Ticks * 100;
        foreach (var suspect in _log.Suspects)
        {
            Settle(suspect);
        }

        return LogSummary.Of([_log], pace, schedule.Due, schedule.TakenInTime, schedule.Due - schedule.Taken, spent);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        foreach (var connection in _connections)
        {
            connection.Dispose();
        }
    }

    private async Task WorkAsync(HttpMessageInvoker connection, TurnBox turns, LoadPace pace, CancellationToken cancellation)
    {
        while (await turns.NextAsync(cancellation) is { } due)
        {
            var sent = Stopwatch.GetTimestamp();
            using var patience = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
            patience.CancelAfter(pace.Timeout);
            try
            {
                var (status, body) = await SendAsync(connection, patience.Token);
                Judge(turns.StartTicks, due, sent, status, body);
            }
            catch (OperationCanceledException)
            {
                AddUnanswered(cancellation.IsCancellationRequested ? BadKinds.Unanswered : BadKinds.TimedOut, due, sent);
            }
            catch (HttpRequestException exception)
            {
                AddUnanswered(exception.HttpRequestError == HttpRequestError.Unknown ? "connection failed" : $"{exception.HttpRequestError}", due, sent);
                await Task.Delay(50, CancellationToken.None);
            }
        }
    }

    private async Task<(HttpStatusCode Status, byte[] Body)> SendAsync(HttpMessageInvoker connection, CancellationToken cancellation)
    {
        using var request = new HttpRequestMessage(target.Body is null ? HttpMethod.Get : HttpMethod.Post, target.Url)
        {
            Version = HttpVersion.Version20,
            VersionPolicy = HttpVersionPolicy.RequestVersionExact,
            Content = target.Body is { } body ? new ReadOnlyMemoryContent(body) : null,
        };
        using var response = await connection.SendAsync(request, cancellation);
        return (response.StatusCode, await response.Content.ReadAsByteArrayAsync(cancellation));
    }

    private void Judge(long startTicks, long due, long sent, HttpStatusCode status, byte[] body)
    {
        var now = Stopwatch.GetTimestamp();
        var (latency, service, at) = (Clock.Nanoseconds(now - due), Clock.Nanoseconds(now - sent), Clock.Nanoseconds(now - startTicks));
        lock (_log)
        {
            if (status != HttpStatusCode.OK)
            {
                _log.AddBad(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"status {(int)status}"));
            }
            else if (body.Length != target.Expected.Length)
            {
                _log.AddBad(BadKinds.WrongLength);
            }
            else if (_log.Good % CheckEvery != 0 || IsExpected(body))
            {
                _log.AddGood(latency, service, at, body.Length);
            }
            else
            {
                _log.AddSuspect(new Suspect(body, latency, service, at));
            }
        }
    }

    private bool IsExpected(byte[] body)
    {
        _log.AddChecked();
        return body.AsSpan().SequenceEqual(target.Expected.Span);
    }

    private void AddUnanswered(string kind, long due, long sent)
    {
        var now = Stopwatch.GetTimestamp();
        lock (_log)
        {
            _log.AddUnanswered(Clock.Nanoseconds(now - due), Clock.Nanoseconds(now - sent));
            _log.AddBad(kind);
        }
    }

    private void Settle(Suspect suspect)
    {
        if (isRight(suspect.Body))
        {
            _log.AddGood(suspect.Latency, suspect.Service, suspect.AtNanoseconds, suspect.Body.Length);
        }
        else
        {
            _log.AddBad(BadKinds.WrongContent);
        }
    }

    /// <summary>Gives the schedule's requests to any free connection, in order. It sleeps with a timer, so a request may leave a millisecond late; that counts as latency.</summary>
    private sealed class TurnBox(LoadSchedule schedule) : IDisposable
    {
        private readonly SemaphoreSlim _gate = new(1);

        public long StartTicks => schedule.StartTicks;

        public async Task<long?> NextAsync(CancellationToken cancellation)
        {
            try
            {
                await _gate.WaitAsync(cancellation);
            }
            catch (OperationCanceledException)
            {
                return null;
            }

            try
            {
                while (!cancellation.IsCancellationRequested)
                {
                    var now = Stopwatch.GetTimestamp();
                    if (schedule.TryTake(now, out var due))
                    {
                        return due;
                    }

                    var next = schedule.NextDueTicks(now, hasIdle: true);
                    if (now >= schedule.EndTicks)
                    {
                        return null;
                    }

                    await Task.Delay(TimeSpan.FromMilliseconds(Math.Max(0, Clock.Nanoseconds(next - now) / 1e6)), CancellationToken.None);
                }

                return null;
            }
            finally
            {
                _gate.Release();
            }
        }

        public void Dispose() => _gate.Dispose();
    }
}
