using System.Net;
using Goldilocks.Core.Load.Client;
using Goldilocks.Core.Load.Tools;

namespace Goldilocks.Core.Tests.Load;

/// <summary>The tools' reports, in the form that each prints: wrk's as version 4.1.0 printed it here, those of hey and bombardier after the templates in their sources.</summary>
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
        {"spec":{"numberOfConnections":16,"testType":"timed","testDurationSeconds":2,"method":"GET","url":"http://127.0.0.1:5000/customers","body":"","stream":false,"timeoutSeconds":2,"client":"fasthttp","rate":200},
        "result":{"bytesRead":1800000,"bytesWritten":30000,"timeTakenSeconds":2.0005,"req1xx":0,"req2xx":398,"req3xx":0,"req4xx":0,"req5xx":2,"others":0,
        "errors":[{"description":"dialing to the given TCP address timed out","count":4}],
        "latency":{"mean":812.5,"stddev":120.1,"max":5210,"percentiles":{"50":790,"75":850,"90":990,"95":1200,"99":2400}},"rps":{"mean":199.5,"stddev":12.2,"max":240.1,"percentiles":{"50":200.000000}}}}
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

        Assert.Equal((2.0005, 398, 1800000), (report.Seconds, report.Good, report.Bytes));
        Assert.True(Close((790e3, 2.4e6, 5.21e6), (report.Percentiles["50"], report.Percentiles["99"], report.Percentiles["100"])));
        Assert.Equal((2, 4), (report.Bad["status 5xx"], report.Bad["dialing to the given TCP address timed out"]));
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
