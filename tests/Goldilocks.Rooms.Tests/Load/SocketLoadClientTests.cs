using System.Text;
using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>The client against servers that misbehave: each failure is counted by its kind, and no window hangs.</summary>
public sealed class SocketLoadClientTests
{
    private static readonly TimeSpan s_window = TimeSpan.FromMilliseconds(400);

    [Fact]
    public void Every_good_answer_has_a_latency_and_none_is_bad()
    {
        using var server = new StubServer(_ => StubServer.Ok("hello"));

        var measured = Run(server, rate: null);

        Assert.Empty(measured.Bad);
        Assert.True(measured.Good > 0);
        Assert.Equal((measured.Good, measured.Due), (measured.ServiceTimes.Count, measured.Good));
        Assert.True(measured.Checked > 0);
        Assert.Equal(measured.CompletedInTime, measured.PerSlot.Sum());
        Assert.Equal(measured.Latencies.Order(), measured.Latencies);
    }

    [Fact]
    public void A_rate_offers_exactly_its_requests()
    {
        using var server = new StubServer(_ => StubServer.Ok("hello"));

        var measured = Run(server, rate: 200);

        Assert.Equal((80, 80), (measured.Due, measured.Good + measured.Bad.Values.Sum() + measured.Unsent));
    }

    [Theory]
    [InlineData("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n", "status 500")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhell", "wrong length")]
    [InlineData("nonsense\r\n\r\n", "malformed answer")]
    [InlineData(null, "connection closed")]
    public void A_failed_request_is_counted_by_its_kind_and_has_no_latency(string? answer, string kind)
    {
        using var server = new StubServer(number => number % 2 == 0 ? answer : StubServer.Ok("hello"));

        var measured = Run(server, rate: null);

        Assert.Equal([kind], measured.Bad.Keys);
        Assert.Equal(measured.Due, measured.Good + measured.Bad[kind] + measured.Bad.GetValueOrDefault("unanswered at the end"));
    }

    [Fact]
    public void A_body_with_other_bytes_is_wrong_unless_it_holds_the_same_value()
    {
        using var server = new StubServer(_ => StubServer.Ok("HELLO"));

        Assert.True(Run(server, rate: null, isRight: _ => false).Bad[BadKinds.WrongContent] > 0);
        Assert.Empty(Run(server, rate: null, isRight: body => Encoding.ASCII.GetString(body) == "HELLO").Bad);
    }

    [Fact]
    public void A_server_that_never_answers_times_out_and_the_window_ends()
    {
        using var server = new StubServer(_ => "");

        var measured = Run(server, rate: 20, timeout: TimeSpan.FromMilliseconds(100));

        Assert.Empty(measured.Latencies);
        Assert.True(measured.Bad[BadKinds.TimedOut] > 0);
        Assert.Equal(measured.Due, measured.Waited.Count);
        Assert.True(measured.Waited.AtRank(1) >= 100_000_000, "a request was given up before its time");
    }

    [Theory]
    [InlineData(null)]
    [InlineData(200.0)]
    public void What_is_unanswered_at_the_end_counts_with_the_time_that_it_waited(double? rate)
    {
        // The first ten are answered at once, all others never: as when a server process is stopped.
        using var server = new StubServer(number => number < 10 ? StubServer.Ok("hello") : "");
        using var client = new SocketLoadClient(Target(server), 4, 2, TimeSpan.FromSeconds(10), _ => false);
        client.Connect();

        // Long enough for ten answers also where other work keeps the machine busy.
        var window = TimeSpan.FromSeconds(2);
        var drained = TimeSpan.FromMilliseconds(300);
        var measured = client.Run(new LoadPace(rate, window, TimeSpan.FromSeconds(10), drained), CancellationToken.None);

        Assert.Equal(measured.Due, measured.Good + measured.Waited.Count);
        Assert.Equal((10, 4), (measured.Good, measured.WaitedInService.Count));
        Assert.Equal(measured.Waited.Count - 4, measured.Unsent);
        Assert.True(measured.Waited.AtRank(1) >= drained.TotalNanoseconds, "a request that was due in the window waited for the whole time after it");
        Assert.True(measured.Waited.AtRank(measured.Waited.Count) > measured.Waited.AtRank(1) || rate is null);
    }

    [Fact]
    public void A_lost_connection_counts_with_the_time_that_its_request_waited()
    {
        using var server = new StubServer(number =>
        {
            Thread.Sleep(number == 0 ? 200 : 0);
            return number == 0 ? null : StubServer.Ok("hello");
        });

        var measured = Run(server, rate: 50);

        Assert.Equal((1, 1), (measured.Waited.Count, measured.Bad["connection closed"]));
        Assert.True(measured.Waited.AtRank(1) >= 100_000_000);
    }

    [Fact]
    public void A_rate_far_above_what_can_leave_keeps_few_entries()
    {
        using var server = new StubServer(_ => "");
        using var client = new SocketLoadClient(Target(server), 4, 1, TimeSpan.FromSeconds(10), _ => false);
        client.Connect();

        var measured = client.Run(new LoadPace(5_000_000, s_window, TimeSpan.FromSeconds(10), TimeSpan.FromMilliseconds(50)), CancellationToken.None);

        Assert.Equal((2_000_000, 2_000_000), (measured.Due, measured.Waited.Count));
        Assert.InRange(measured.Waited.Entries.Count, 100, 1010);
    }

    /// <summary>That what is due counts from when it was due, other tests show without a clock; this one shows what that is for, and needs a machine with nothing else to do.</summary>
    [Fact]
    [Trait("Runs", "nightly")]
    public void A_stall_shows_in_the_open_model_and_hides_in_the_closed_one()
    {
        // Every request between 100 and 300 ms after the first waits for the end of that time.
        StubServer Stalling()
        {
            long start = 0;
            return new StubServer(_ =>
            {
                Interlocked.CompareExchange(ref start, Environment.TickCount64, 0);
                var at = Environment.TickCount64 - start;
                Thread.Sleep(at is >= 100 and < 300 ? (int)(300 - at) : 0);
                return StubServer.Ok("hello");
            });
        }

        using var open = Stalling();
        using var closed = Stalling();
        var inOpen = Run(open, rate: 500);
        var inClosed = Run(closed, rate: null);

        // Half of the requests became due within the stall; only the ones that were under way saw it in the closed model.
        Assert.True(Share(inOpen) > 0.2, $"{Share(inOpen)} of the latencies were over 20 ms in the open model");
        Assert.True(Share(inClosed) < Share(inOpen), $"{Share(inClosed)} in the closed model");
        double Share(WindowMeasurement measured) => (double)measured.Latencies.Count(time => time > 20_000_000) / measured.Latencies.Count;
    }

    [Fact]
    public void A_server_that_is_not_there_is_an_error_that_names_it()
    {
        var server = new StubServer(_ => null);
        var target = Target(server);
        server.Dispose();
        using var client = new SocketLoadClient(target, 2, 1, TimeSpan.FromSeconds(10), _ => false);

        Assert.Contains(target.Url.ToString(), Assert.Throws<LoadClientException>(client.Connect).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_large_body_is_posted_whole()
    {
        // More than a socket's buffer takes at once; the stub answers each piece that it reads, so only the last answer counts.
        var body = new byte[8 * 1024 * 1024];
        using var server = new BodyCountingServer(body.Length);
        var target = new LoadTarget(server.Endpoint, "/x", body, "read"u8.ToArray(), IsHttp2: false);
        using var client = new SocketLoadClient(target, 2, 1, TimeSpan.FromSeconds(10), _ => false);
        client.Connect();

        var measured = client.Run(new LoadPace(null, s_window, TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(10)), CancellationToken.None);

        Assert.Empty(measured.Bad);
        Assert.True(measured.Good > 0);
    }

    private static LoadTarget Target(StubServer server) => new(server.Endpoint, "/x", null, "hello"u8.ToArray(), IsHttp2: false);

    private static WindowMeasurement Run(StubServer server, double? rate, Func<byte[], bool>? isRight = null, TimeSpan? timeout = null)
    {
        using var client = new SocketLoadClient(Target(server), 4, 1, TimeSpan.FromSeconds(10), isRight ?? (_ => false));
        client.Connect();
        var measured = Measure(s_window);

        // A busy machine may give the client no time in so short a window. Without a rate a longer one is as good.
        return rate is null && measured.Good + measured.Bad.Values.Sum() < 10 ? Measure(10 * s_window) : measured;

        WindowMeasurement Measure(TimeSpan window) => client.Run(new LoadPace(rate, window, timeout ?? TimeSpan.FromSeconds(10), TimeSpan.FromSeconds(10)), CancellationToken.None);
    }
}
