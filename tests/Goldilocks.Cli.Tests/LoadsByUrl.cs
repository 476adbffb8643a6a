using System.Diagnostics;
using System.Globalization;
using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>
/// The two halves of a load test on machines of their own, as crank starts them: a server by its command line, a client by its address. To publish the server takes as long as a load test; what the client makes of all that
/// a server can answer, tests with servers of their own show.
/// </summary>
[Trait("Runs", "nightly")]
public sealed class LoadsByUrl : IClassFixture<LoadsByUrl.Server>
{
    private static readonly string[] s_short = ["--connections", "4", "--duration", "500ms", "--warmup", "100ms"];

    private readonly Server _server;

    public LoadsByUrl(Server server) => _server = server;

    [Fact]
    public void A_server_that_crank_s_project_published_is_loaded_and_crank_s_figures_are_printed()
    {
        var ended = InProcess.Run(["load", "--url", _server.Url, .. s_short]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var figures = Figures(ended.Output);
        Assert.Equal(0, figures["http/requests/badresponses"]);
        Assert.True(figures["http/requests"] > 0);
        Assert.InRange(figures["http/latency/99"], figures["http/latency/50"], figures["http/latency/max"]);
    }

    [Fact]
    public void A_workload_that_the_server_does_not_serve_is_an_error_too()
    {
        var ended = InProcess.Run(["load", "--url", _server.Url.Replace("/person", "/order", StringComparison.Ordinal), .. s_short]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("/order", ended.Errors, StringComparison.Ordinal);
    }

    [UnixFact(UnixFactAttribute.Signals)]
    public void A_server_that_was_frozen_for_a_while_looks_frozen()
    {
        using var load = StartUnderLoad("6s");
        Thread.Sleep(TimeSpan.FromSeconds(1));
        _server.Signal("STOP");
        var frozen = Stopwatch.StartNew();
        Thread.Sleep(TimeSpan.FromSeconds(2));
        var atLeast = frozen.Elapsed;
        _server.Signal("CONT");
        var ended = GoldilocksProgram.ToTheEnd(load);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var figures = Figures(ended.Output);

        // Four requests were under way and 400 became due; without them the slowest answer took a few milliseconds.
        Assert.InRange(figures["http/latency/max"], 0.9 * atLeast.TotalMilliseconds, double.MaxValue);
        Assert.InRange(figures["http/latency/90"], 0.3 * atLeast.TotalMilliseconds, double.MaxValue);
    }

    [UnixFact(UnixFactAttribute.Signals)]
    public void A_server_that_stays_frozen_has_unanswered_requests_which_count_in_every_percentile_that_they_reach()
    {
        try
        {
            using var load = StartUnderLoad("5s");
            Thread.Sleep(TimeSpan.FromSeconds(1));
            _server.Signal("STOP");
            var ended = GoldilocksProgram.ToTheEnd(load);

            var figures = Figures(ended.Output);
            Assert.Equal(1_000, figures["http/requests"] - figures["http/requests/badresponses"] + figures["goldilocks/requests/unanswered"]);

            // However late the signal comes on a busy machine: one percent is what the percentile below needs.
            Assert.InRange(figures["goldilocks/requests/unanswered"], 11, 1_000);

            // The client waits three seconds for the requests that became due.
            Assert.InRange(figures["http/latency/99"], 3_000, double.MaxValue);
            Assert.Contains("Bad: unanswered at the end", ended.Output, StringComparison.Ordinal);
        }
        finally
        {
            _server.Signal("CONT");
        }
    }

    /// <summary>Returns when the server works, which is when the warm-up has begun; that one takes a tenth of a second.</summary>
    private Process StartUnderLoad(string duration)
    {
        var idle = _server.ProcessorTime;
        return GoldilocksProgram.StartAndWait(
            ["load", "--url", _server.Url, "--rate", "200", "--connections", "4", "--duration", duration, "--warmup", "100ms", "--timeout", "20s"],
            () => _server.ProcessorTime - idle > TimeSpan.FromMilliseconds(60));
    }

    private static Dictionary<string, double> Figures(string output)
    {
        const string Start = "#StartJobStatistics";
        var from = output.IndexOf(Start, StringComparison.Ordinal) + Start.Length;
        using var block = JsonDocument.Parse(output[from..output.IndexOf("#EndJobStatistics", StringComparison.Ordinal)]);
        return block.RootElement.GetProperty("Measurements").EnumerateArray()
            .ToDictionary(figure => figure.GetProperty("Name").GetString()!, figure => figure.GetProperty("Value").GetDouble());
    }

    /// <summary>Published and started with the commands of docs/distributed.md.</summary>
    public sealed class Server : IDisposable
    {
        private readonly TemporaryFolder _folder = new();
        private readonly Process _process;

        public Server()
        {
            Publish(_folder["published"]);
            _process = Process.Start(new ProcessStartInfo("dotnet", [Path.Combine(_folder["published"], "worker.dll"), "--workload", "person", "--count", "1", "--port", "0"])
            {
                RedirectStandardOutput = true,
            })!;
            var line = _process.StandardOutput.ReadLine() ?? throw new InvalidOperationException("The server ended before it served.");
            Url = line.Split(' ', ',').Single(word => word.StartsWith("http://", StringComparison.Ordinal));
        }

        public string Url { get; }

        public TimeSpan ProcessorTime
        {
            get
            {
                _process.Refresh();
                return _process.TotalProcessorTime;
            }
        }

        public void Signal(string name) => Process.Start("kill", [$"-{name}", _process.Id.ToString(CultureInfo.InvariantCulture)])!.WaitForExit();

        public void Dispose()
        {
            _process.Kill();
            _process.WaitForExit();
            _process.Dispose();
            _folder.Dispose();
        }

        private static void Publish(string folder)
        {
            var project = Path.Combine(GoldilocksProgram.Repository, "crank", "Server.csproj");
            using var publish = Process.Start(new ProcessStartInfo("dotnet", ["publish", project, "-c", "Release", "--disable-build-servers", "-o", folder, "-p:Serializer=System.Text.Json"])
            {
                RedirectStandardOutput = true,
            })!;
            var output = publish.StandardOutput.ReadToEnd();
            publish.WaitForExit();
            Assert.True(publish.ExitCode == 0, string.Create(CultureInfo.InvariantCulture, $"exit code {publish.ExitCode}: {output}"));
        }
    }
}
