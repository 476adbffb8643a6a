using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace Goldilocks.Cli.Tests;

/// <summary>A load test follows its options, and reports options that it cannot follow.</summary>
public sealed class LoadsAsAsked
{
    /// <summary>Without tiers, a server has nothing left to compile after a second, and the warm-up ends; with them it takes up to twenty.</summary>
    internal static readonly string[] Quickly = ["--connections", "4", "--duration", "500ms", "--warmup", "100ms", "--env", "DOTNET_TieredCompilation=0"];

    private static readonly string[] s_short = ["load", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--baseline", "Honest", "--workloads", "person", .. Quickly];

    [Theory]
    [InlineData("--serializers Honst", "did you mean 'Honest'?")]
    [InlineData("--workloads persn", "did you mean 'person'?")]
    [InlineData("--connections 0", "--connections takes a whole number of connections from 1 to 10,000")]
    [InlineData("--rate 0", "--rate takes a number of requests a second from 0.01")]
    [InlineData("--duration 5", "takes a number with its unit")]
    [InlineData("--slo 50ms", "add --sweep")]
    [InlineData("--client wrk --rate 5", "wrk has no rate")]
    [InlineData("--client curl", "--client takes builtin, wrk, hey or bombardier")]
    [InlineData("--http 3", "--http takes 1.1 or 2")]
    [InlineData("--data fresh", "--data takes shared or per-request")]
    [InlineData("--operation serialise", "did you mean 'serialize'?")]
    [InlineData("--count 0", "--count takes")]
    public void Bad_input_is_named_with_the_next_step(string options, string expected)
    {
        using var folder = new TemporaryFolder();
        string[] one = options.Contains("--serializers", StringComparison.Ordinal) ? [] : ["--serializers", "Honest"];
        var ended = InProcess.Run(["load", "--adapters", GoldilocksProgram.Fakes, .. one, .. options.Split(' '), "--output", folder["load"]]);

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }

    [Fact]
    public void An_address_without_a_server_of_ours_is_an_error_with_the_next_step()
    {
        var ended = InProcess.Run(["load", "--url", "http://127.0.0.1:1/person", "--duration", "500ms"]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("check --url", ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--http 2 --rate 40 --data per-request")]
    public void Ways_that_do_not_exclude_each_other_answer_without_a_bad_answer(string options) => AssertAnswers(options);

    [Theory]
    [InlineData("--rate 40")]
    [InlineData("--operation deserialize")]
    [InlineData("--data per-request")]
    [InlineData("--http 2")]
    [InlineData("--http 2 --operation deserialize")]
    [Trait("Runs", "nightly")]
    public void Each_way_answers_without_a_bad_answer(string options) => AssertAnswers(options);

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_sweep_names_a_rate()
    {
        var row = Measure(["--sweep", "--slo", "2s", "--rate", "20"]);

        Assert.True(double.Parse(row["held_rate"], System.Globalization.CultureInfo.InvariantCulture) >= 20);
    }

    [Fact]
    public void A_busy_port_is_an_outcome_with_a_hint()
    {
        using var busy = new TcpListener(IPAddress.Loopback, 0);
        busy.Start();

        var row = Measure(["--port", ((IPEndPoint)busy.LocalEndpoint).Port.ToString(System.Globalization.CultureInfo.InvariantCulture)], exitCode: 1);

        Assert.Equal("Failed", row["outcome"]);
        Assert.Contains("another --port", row["hint"], StringComparison.Ordinal);
    }

    [UnixFact("Windows has no limit of open files that a shell can lower.")]
    public void A_client_that_runs_out_of_sockets_says_so()
    {
        using var folder = new TemporaryFolder();

        // The runtime raises its own limit up to the hard one, so that is the one to lower.
        var command = string.Join(' ', s_short).Replace("--connections 4", "--connections 900", StringComparison.Ordinal) + $" --output {folder["load"]}";
        using var process = Process.Start(new ProcessStartInfo("sh", ["-c", $"ulimit -Hn 400; ulimit -n 400; exec dotnet '{GoldilocksProgram.Program}' {command}"]) { RedirectStandardOutput = true })!;
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();

        var row = GoldilocksProgram.Results(folder["load"], "load.csv").Single(row => row["serializer"] == "Honest");
        Assert.Equal("Failed", row["outcome"]);
        Assert.Contains("fewer --connections", row["reason"], StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void More_than_a_server_can_answer_is_called_overloaded()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run([.. s_short, "--rate", "1000000", "--output", folder["load"]]);

        Assert.Equal(0, ended.ExitCode);
        var row = GoldilocksProgram.Results(folder["load"], "load.csv").Single(row => row["serializer"] == "Honest");
        Assert.Equal("True", row["overloaded"]);
        Assert.Contains("Overloaded", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void More_servers_than_live_at_once_are_all_compared_with_the_baseline()
    {
        using var folder = new TemporaryFolder();
        // Without the fake that stalls: it can give no answer for half a second.
        string[] options = ["--serializers", "Honest,Printing,PrintingRaw,Allocating,SlowedBy10Percent,Leaky,Limited,Same,System.Text.Json/plain", "--output", folder["load"]];
        var ended = InProcess.Run([.. s_short, .. options]);

        // The one that leaks runs out of memory, which is a finding.
        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
        var others = GoldilocksProgram.Results(folder["load"], "load.csv")
            .Where(row => row["outcome"] == "Measured" && row["serializer"] != "Honest" && !row["serializer"].StartsWith("ceiling", StringComparison.Ordinal))
            .ToList();
        Assert.True(others.Count >= 8, $"only {others.Count} were measured");
        Assert.All(others, row => Assert.NotEqual("", row["ratio"]));
    }

    [UnixFact(UnixFactAttribute.Signals)]
    [Trait("Runs", "nightly")]
    public void Servers_that_were_frozen_between_two_windows_look_frozen_in_the_next()
    {
        using var folder = new TemporaryFolder();
        string events = Path.Combine(folder["load"], "load.jsonl");
        using var load = GoldilocksProgram.StartAndWait(
            ["load", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--workloads", "person", "--connections", "4", "--rate", "100", "--duration", "6s", "--warmup", "100ms", "--output", folder["load"]],
            () => File.Exists(events) && Lines(events).Any(line => line.Contains("\"event\":\"window\"", StringComparison.Ordinal)));
        var children = ChildrenOf(load.Id);
        Signal("STOP", children);
        Thread.Sleep(TimeSpan.FromSeconds(3));
        Signal("CONT", children);
        var ended = GoldilocksProgram.ToTheEnd(load);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.NotEmpty(children);
        Assert.Contains(
            GoldilocksProgram.Results(folder["load"], "load.csv"),
            row => double.Parse(row["latency_max_nanoseconds"], System.Globalization.CultureInfo.InvariantCulture) > 1e9);
    }

    /// <summary>Lines of a file that is still being written.</summary>
    private static List<string> Lines(string path)
    {
        using var reader = new StreamReader(new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return [.. reader.ReadToEnd().Split('\n')];
    }

    private static string[] ChildrenOf(int process)
    {
        using var list = Process.Start(new ProcessStartInfo("pgrep", ["-P", process.ToString(System.Globalization.CultureInfo.InvariantCulture), "-f", "Honest"]) { RedirectStandardOutput = true })!;
        return list.StandardOutput.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries);
    }

    private static void Signal(string name, string[] processes) => Process.Start("kill", [$"-{name}", .. processes])!.WaitForExit();

    private static void AssertAnswers(string options)
    {
        var row = Measure(options.Split(' '));

        Assert.Equal(("Measured", "0"), (row["outcome"], row["bad"]));
        Assert.True(long.Parse(row["requests"], System.Globalization.CultureInfo.InvariantCulture) > 0);
    }

    private static IReadOnlyDictionary<string, string> Measure(string[] options, int exitCode = 0)
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run([.. s_short, .. options, "--output", folder["load"]]);

        Assert.Equal((exitCode, ""), (ended.ExitCode, ended.Errors));
        return GoldilocksProgram.Results(folder["load"], "load.csv").Single(row => row["serializer"] == "Honest");
    }
}
