using System.Net;
using Goldilocks.Load;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>The tools' reports, in the form that each prints: wrk's as version 4.1.0 and bombardier's as 1.2.6 printed them here, hey's after the template in its source.</summary>
public sealed class LoadToolTests
{
    private const string Wrk = """
        Running 2s test @ http://127.0.0.1:5124/nosuch
          1 threads and 4 connections
          Thread Stats   Avg      Stdev     Max   +/- Stdev
            Latency     1.58ms    2.78ms  28.21ms   89.12%
            Req/Sec    22.90k    13.53k   41.54k    55.00%
          Latency Distribution
             50%  512.00us
             75%    1.02ms
             90%    4.15ms
             99%   12.40ms
          91429 requests in 4.03s, 398.74MB read
          Socket errors: connect 0, read 3, write 0, timeout 2
          Non-2xx or 3xx responses: 29
        Requests/sec:  22660.84
        Transfer/sec:     98.83MB
        """;

    private const string Hey = "\nSummary:\n  Total:\t2.0012 secs\n  Slowest:\t0.0210 secs\n  Fastest:\t0.0001 secs\n  Average:\t0.0008 secs\n  Requests/sec:\t19876.1234\n"
        + "  Total data:\t177800000 bytes\n  Size/request:\t4469 bytes\n\nResponse time histogram:\n  0.000 [1]\t|\n  0.002 [39000]\t|∎∎∎\n\nLatency distribution:\n"
        + "  10% in 0.0003 secs\n  25% in 0.0005 secs\n  50% in 0.0007 secs\n  75% in 0.0010 secs\n  90% in 0.0015 secs\n  95% in 0.0020 secs\n  99% in 0.0041 secs\n\n"
        + "Details (average, fastest, slowest):\n  DNS+dialup:\t 0.0000 secs, 0.0001 secs, 0.0210 secs\n\nStatus code distribution:\n  [200]\t39764 responses\n  [500]\t12 responses\n\n"
        + "Error distribution:\n  [3]\tGet \"http://127.0.0.1:1/\": dial tcp 127.0.0.1:1: connect: connection refused\n\n";

    private const string Bombardier = """
        {"spec":{"numberOfConnections":4,"testType":"timed","testDurationSeconds":2,"method":"GET","url":"http://127.0.0.1:5055/customers","body":"","stream":false,"timeoutSeconds":2,"client":"fasthttp","rate":100},
        "result":{"bytesRead":802620,"bytesWritten":13916,"timeTakenSeconds":2.001307018,"req1xx":0,"req2xx":196,"req3xx":0,"req4xx":0,"req5xx":0,"others":0,
        "latency":{"mean":3553.719387755102,"stddev":11734.941439537923,"max":95180,"percentiles":{"50":1064,"75":1881,"90":5134,"95":7550,"99":79291}},
        "rps":{"mean":101.15236794084517,"stddev":47.852294170209504,"max":358.09080663624627,"percentiles":{"50":99.837370,"75":124.847023,"90":149.647207,"95":152.330566,"99":260.665215}}}}
        """;

    private const string BombardierWithoutServer = """
        {"spec":{"numberOfConnections":4,"testType":"timed","testDurationSeconds":1,"method":"GET","url":"http://127.0.0.1:5056/nosuch","body":"","stream":false,"timeoutSeconds":2,"client":"fasthttp"},
        "result":{"bytesRead":0,"bytesWritten":0,"timeTakenSeconds":1.075846324,"req1xx":0,"req2xx":0,"req3xx":0,"req4xx":0,"req5xx":0,"others":22698,
        "errors":[{"description":"dial tcp 127.0.0.1:5056: connect: connection refused","count":22698}],
        "latency":{"mean":162.50775398713543,"stddev":2065.945230046679,"max":168778,"percentiles":{"50":41,"75":68,"90":101,"95":115,"99":2712}},"rps":{"mean":24877.8934197306,"stddev":13446.44256059967,"max":47301.65447600711,"percentiles":{"50":25858.138487}}}}
        """;

    private static readonly LoadTarget s_target = new(new IPEndPoint(IPAddress.Loopback, 5000), "/customers", null, default, IsHttp2: false);

    [Fact]
    public void The_report_of_wrk_is_read()
    {
        var report = new WrkTool().Parse(Wrk);

        Assert.Equal((4.03, 91429 - 29, (long)(398.74 * 1024 * 1024)), (report.Seconds, report.Good, report.Bytes));
        Assert.True(Close((512e3, 12.4e6, 28.21e6), (report.Percentiles["50"], report.Percentiles["99"], report.Percentiles["100"])));
        Assert.Equal((3, 2, 29), (report.Bad["read error"], report.Bad["timed out"], report.Bad["status other than 2xx or 3xx"]));
    }

    [Fact]
    public void The_report_of_hey_is_read()
    {
        var report = new HeyTool().Parse(Hey);

        Assert.Equal((2.0012, 39764, 177800000), (report.Seconds, report.Good, report.Bytes));
        Assert.True(Close((0.7e6, 4.1e6, 21e6), (report.Percentiles["50"], report.Percentiles["99"], report.Percentiles["100"])));
        Assert.Equal(12, report.Bad["status 500"]);
        Assert.Equal(3, Assert.Single(report.Bad, bad => bad.Key.Contains("connection refused", StringComparison.Ordinal)).Value);
    }

    [Fact]
    public void The_report_of_bombardier_is_read()
    {
        var report = new BombardierTool().Parse(Bombardier);

        Assert.Equal((2.001307018, 196, 802620), (report.Seconds, report.Good, report.Bytes));
        Assert.True(Close((1.064e6, 79.291e6, 95.18e6), (report.Percentiles["50"], report.Percentiles["99"], report.Percentiles["100"])));
        Assert.Equal(7.55e6, report.Percentiles["95"], 1.0);
        Assert.Empty(report.Bad);
    }

    [Fact]
    public void Statuses_that_bombardier_counted_are_bad() =>
        Assert.Equal(2, new BombardierTool().Parse(Bombardier.Replace("\"req5xx\":0", "\"req5xx\":2", StringComparison.Ordinal)).Bad["status 5xx"]);

    [Fact]
    public void What_bombardier_could_not_send_is_bad_once()
    {
        var report = new BombardierTool().Parse(BombardierWithoutServer);

        Assert.Equal((0, 22698), (report.Good, Assert.Single(report.Bad).Value));
    }

    [Fact]
    public void A_rate_is_shared_out_as_each_tool_wants_it()
    {
        Assert.Contains("12.5", new HeyTool().Arguments(s_target, null, 16, 2, 200, 10));
        Assert.Contains("200", new BombardierTool().Arguments(s_target, null, 16, 2, 200, 10));
    }

    [Theory]
    [InlineData(typeof(WrkTool))]
    [InlineData(typeof(HeyTool))]
    [InlineData(typeof(BombardierTool))]
    public void What_is_no_report_is_named(Type type)
    {
        var tool = (LoadTool)Activator.CreateInstance(type)!;
        Assert.Contains(tool.Name, Assert.Throws<LoadClientException>(() => tool.Parse("{}\nsegmentation fault")).Message, StringComparison.Ordinal);
    }

    private static bool Close((double, double, double) left, (double, double, double) right) =>
        Math.Abs(left.Item1 - right.Item1) < 1 && Math.Abs(left.Item2 - right.Item2) < 1 && Math.Abs(left.Item3 - right.Item3) < 1;
}
