using Goldilocks.Load;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>A distant server may be any program. Whatever it writes, the load ends and reports the fault.</summary>
public sealed class UrlLoadTests
{
    private const string Chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    private static readonly TimeSpan s_slowly = TimeSpan.FromMilliseconds(20);

    public static TheoryData<string, string> Hostile { get; } = new()
    {
        { "slow headers", "no whole answer within 0.5 s (--timeout)" },
        { "slow body", "no whole answer within 0.5 s (--timeout)" },
        { "nothing", "no whole answer within 0.5 s (--timeout)" },
        { "endless headers", "an answer without an end" },
        { "endless chunk", "" },
        { "endless chunks", "" },
        { "length 10^20", "" },
        { "length -5", "" },
        { "shorter than its length", "no whole answer within 0.5 s (--timeout)" },
        { "not HTTP", "no HTTP answer as agreed" },
    };

    [Theory]
    [MemberData(nameof(Hostile))]
    public void Whatever_it_answers_to_the_first_question_is_an_outcome(string answer, string reason)
    {
        using var server = new HostileServer(_ => Bytes(answer));

        // These two end by what was sent, not by time. On a busy machine that may take longer than the time that the others are given.
        var result = UrlLoad.Run(server.Url, Plan(timeoutSeconds: answer is "endless headers" or "not HTTP" ? 30 : 0.5), CancellationToken.None);

        Assert.Contains(reason, Assert.IsType<Failed>(result.Outcome).Message, StringComparison.Ordinal);
        Assert.Contains("/payload", result.Outcome.Reason, StringComparison.Ordinal);
        Assert.Null(result.Figures);
    }

    /// <summary>Each waits for three seconds, so they wait together.</summary>
    [Fact]
    public void Whatever_it_answers_under_load_is_an_outcome_with_figures()
    {
        var asked = Hostile.Select(row => (string)row[0]).Select(answer => (Answer: answer, Load: Task.Factory.StartNew(() => UnderLoad(answer), TaskCreationOptions.LongRunning))).ToList();

        Assert.All(asked, asked =>
        {
            var result = asked.Load.Result;
            Assert.True(result.Outcome is Failed { Exception: "no good answer" }, $"{asked.Answer}: {result.Outcome}");
            Assert.Equal((0, true), (result.Figures!.Samples, result.Figures.Bad.Values.Sum() > 0));
        });
    }

    [Fact]
    public void Other_bytes_with_another_value_are_a_wrong_answer()
    {
        using var server = new HostileServer(request => HostileServer.Whole(StubServer.Ok(
            request.StartsWith("GET /person", StringComparison.Ordinal) ? "HELLO" : request.StartsWith("GET", StringComparison.Ordinal) ? "hello" : Guid.NewGuid().ToString())));

        // Half a second is not enough for good answers on a busy machine: the outcome was then that none came.
        Assert.IsType<WrongAnswer>(UrlLoad.Run(server.Url, Plan(timeoutSeconds: 3), CancellationToken.None).Outcome);
    }

    [Fact]
    public void A_server_that_cannot_say_what_it_has_written_is_a_wrong_answer()
    {
        var asked = 0;
        using var server = new HostileServer(request =>
            request.StartsWith("GET /person", StringComparison.Ordinal) ? HostileServer.Whole(StubServer.Ok("HELLO"))
            : request.StartsWith("POST", StringComparison.Ordinal) && Interlocked.Increment(ref asked) > 1 ? Bytes("nothing")
            : HostileServer.Whole(StubServer.Ok("hello")));

        Assert.IsType<WrongAnswer>(UrlLoad.Run(server.Url, Plan(timeoutSeconds: 3), CancellationToken.None).Outcome);
    }

    [Fact]
    public void A_cancelled_load_does_not_wait_for_an_answer()
    {
        using var server = new HostileServer(_ => Bytes("nothing"));
        using var cancellation = new CancellationTokenSource(TimeSpan.FromMilliseconds(100));

        Assert.ThrowsAny<OperationCanceledException>(() => UrlLoad.Run(server.Url, Plan(timeoutSeconds: 600), cancellation.Token));
    }

    private static UrlLoadResult UnderLoad(string answer)
    {
        using var server = new HostileServer(request => request.StartsWith("GET /person", StringComparison.Ordinal) ? Bytes(answer) : HostileServer.Whole(StubServer.Ok("hello")));

        // The good answers before the load must arrive in time on a busy machine too.
        return UrlLoad.Run(server.Url, Plan(timeoutSeconds: 3), CancellationToken.None);
    }

    private static IEnumerable<(byte[] Bytes, TimeSpan Pause)> Bytes(string answer) => answer switch
    {
        "slow headers" => HostileServer.Endless("HTTP/1.1 200 OK\r\n", "a", s_slowly),
        "slow body" => HostileServer.Endless("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n", "a", s_slowly),
        "nothing" => [],
        "endless headers" => HostileServer.Endless("HTTP/1.1 200 OK\r\n", "a: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n", TimeSpan.Zero),
        "endless chunk" => HostileServer.Endless(Chunked + "7fffffffffffffff\r\n", new string('a', 1000), TimeSpan.FromMilliseconds(1)),
        "endless chunks" => HostileServer.Endless(Chunked, "5\r\nhello\r\n", TimeSpan.FromMilliseconds(1)),
        "length 10^20" => HostileServer.Whole("HTTP/1.1 200 OK\r\nContent-Length: 100000000000000000000\r\n\r\nhello"),
        "length -5" => HostileServer.Whole("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello"),
        "shorter than its length" => HostileServer.Whole("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello"),
        "not HTTP" => HostileServer.Whole("SSH-2.0-OpenSSH_9.9\r\n"),
        _ => throw new ArgumentOutOfRangeException(nameof(answer), answer, "no such answer"),
    };

    private static LoadPlan Plan(double timeoutSeconds = 0.5) => new(
        [], [], "", Operation.Serialize, Connections: 2, Rate: null, DurationSeconds: 1, WindowSeconds: 2, WarmupSeconds: 0.1, Launches: 1, timeoutSeconds, IsPerRequest: false, IsHttp2: false,
        Port: 0, Threads: 1, LoadClientKind.Builtin, SloMilliseconds: null, DataSeed: 1, Seed: 1, new Dictionary<string, string>());
}
