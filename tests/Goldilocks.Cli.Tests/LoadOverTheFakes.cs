using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>One load test over fakes that misbehave, in real servers: each has its outcome, none hangs the others, and every server ends.</summary>
public sealed class LoadOverTheFakes : IClassFixture<LoadOverTheFakes.LoadTest>
{
    private readonly LoadTest _test;

    public LoadOverTheFakes(LoadTest test) => _test = test;

    [Theory]
    [InlineData("Honest", "", "Measured", "")]
    [InlineData("WrongAnswer", "", "WrongAnswer", "expected")]
    [InlineData("Crashing", "", "Crashed", "Stack overflow")]
    [InlineData("Hanging", "", "TimedOut", "no answer")]
    [InlineData("UnderLoad", "dies", "Crashed", "had enough")]
    [InlineData("UnderLoad", "hangs", "Failed", "no good answer")]
    [InlineData("UnderLoad", "throws", "Failed", "The buffer pool is exhausted.")]
    public void A_fake_has_its_outcome_and_the_reason(string serializer, string variant, string outcome, string reason)
    {
        var row = Assert.Single(_test.Rows, row => row["serializer"] == serializer && row["variant"] == variant);
        Assert.Equal(outcome, row["outcome"]);
        Assert.Contains(reason, row["reason"], StringComparison.OrdinalIgnoreCase);
        Assert.Equal(outcome == "Measured", row["requests_per_second"].Length > 0);
    }

    /// <summary>The kind of failure depends on the timing of its threads: another length, an exception, or other bytes.</summary>
    [Fact]
    public void One_that_is_right_alone_and_wrong_by_many_threads_is_never_called_good()
    {
        var row = _test.Rows.Single(row => row["serializer"] == "Unconforming");
        Assert.True(row["outcome"] is "WrongAnswer" or "Failed" || row["bad"] is not ("" or "0"), $"{row["outcome"]}, bad {row["bad"]}");
    }

    [Theory]
    [InlineData("dies")]
    [InlineData("hangs")]
    [InlineData("throws")]
    public void What_failed_under_load_has_a_hint(string variant) =>
        Assert.Contains("--connections", _test.Rows.Single(row => row["variant"] == variant)["hint"], StringComparison.Ordinal);

    [Fact]
    public void The_honest_one_has_no_bad_answer_and_every_figure()
    {
        var row = _test.Rows.Single(row => row["serializer"] == "Honest");
        Assert.Equal("0", row["bad"]);
        Assert.All(
            ["latency_p50_nanoseconds", "latency_max_nanoseconds", "server_cpu_share", "server_allocated_bytes_per_second", "server_methods", "server_start_nanoseconds", "checked"],
            column => Assert.True(double.Parse(row[column], System.Globalization.CultureInfo.InvariantCulture) > 0, column));
    }

    [Fact]
    public void The_ceiling_is_always_measured() => Assert.Equal("Measured", _test.Rows.Single(row => row["serializer"].StartsWith("ceiling", StringComparison.Ordinal))["outcome"]);

    [Fact]
    public void A_serializer_that_dies_does_not_take_the_ceiling_with_it()
    {
        using var folder = new TemporaryFolder();
        GoldilocksProgram.Run(
        [
            "load", "--adapters", GoldilocksProgram.Fakes, "--serializers", "UnderLoad/dies", "--baseline", "UnderLoad/dies", "--workloads", "person",
            .. LoadsAsAsked.Quickly, "--output", folder["load"],
        ]);
        var rows = GoldilocksProgram.Results(folder["load"], "load.csv");
        Assert.Equal("Crashed", rows.Single(row => row["serializer"] == "UnderLoad")["outcome"]);
        Assert.Equal("Measured", rows.Single(row => row["serializer"].StartsWith("ceiling", StringComparison.Ordinal))["outcome"]);
    }

    [Fact]
    public void The_test_goes_on_to_the_end_and_its_exit_code_tells_of_failures() => Assert.Equal((1, ""), (_test.Ended.ExitCode, _test.Ended.Errors));

    [Fact]
    public void Both_tables_are_printed_and_written()
    {
        Assert.All([_test.Ended.Output, File.ReadAllText(Path.Combine(_test.Folder, "load.md"))], text => Assert.All(
            ["p99", "Time in GC", "Thread pool threads, max", "UnderLoad (dies)"],
            expected => Assert.Contains(expected, text, StringComparison.Ordinal)));
    }

    [LinuxFact("Only Linux shows the environment of another process, by which the servers of this test are told from others.")]
    public void No_server_is_left_running()
    {
        // Other tests have servers at the same time; the servers of this one carry its mark.
        var left = Process.GetProcessesByName("dotnet")
            .Where(process => EnvironmentOf(process.Id).Contains(LoadTest.Mark, StringComparison.Ordinal))
            .Select(process => process.Id);
        Assert.Empty(left);
    }

    /// <summary>Empty for a process that has ended since it was listed.</summary>
    private static string EnvironmentOf(int process)
    {
        try
        {
            return File.ReadAllText($"/proc/{process}/environ");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }

    public sealed class LoadTest : IDisposable
    {
        public const string Mark = "GOLDILOCKS_TEST_LOAD_OVER_THE_FAKES";

        private readonly TemporaryFolder _folder = new();

        public LoadTest()
        {
            Folder = _folder["load"];
            Ended = GoldilocksProgram.Run(
            [
                "load", "--adapters", GoldilocksProgram.Fakes, "--output", Folder, "--workloads", "person", "--connections", "8",
                "--duration", "1s", "--warmup", "100ms", "--timeout", "3s", "--env", "DOTNET_TieredCompilation=0", "--baseline", "Honest",
                "--serializers", "Honest,WrongAnswer,Crashing,Hanging/plain,UnderLoad/dies,UnderLoad/hangs,UnderLoad/throws,Unconforming/one*",
            ],
            new Dictionary<string, string> { [Mark] = "1" });
            Rows = GoldilocksProgram.Results(Folder, "load.csv");
        }

        public string Folder { get; }

        internal Finished Ended { get; }

        internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

        public void Dispose() => _folder.Dispose();
    }
}
