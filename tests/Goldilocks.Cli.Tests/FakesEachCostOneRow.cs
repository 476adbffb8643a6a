namespace Goldilocks.Cli.Tests;

/// <summary>One run over every fake: each has its own outcome, and affects only its own row.</summary>
public sealed class FakesEachCostOneRow : IClassFixture<FakesEachCostOneRow.RunOverTheFakes>
{
    private readonly RunOverTheFakes _run;

    public FakesEachCostOneRow(RunOverTheFakes run) => _run = run;

    [Theory]
    [InlineData("Honest", "Measured", "")]
    [InlineData("Same", "Measured", "")]
    [InlineData("Printing", "Measured", "")]
    [InlineData("WrongAnswer", "WrongAnswer", "expected")]
    [InlineData("Throwing", "Failed", "Exception")]
    [InlineData("Crashing", "Crashed", "Stack overflow")]
    [InlineData("FailFast", "Crashed", "exit code")]
    [InlineData("Hanging", "TimedOut", "no answer")]
    [InlineData("PrintingRaw", "Measured", "")]
    [InlineData("Leaky", "Failed", "OutOfMemory")]
    [InlineData("MissingPackage", "Unavailable", "NoSuchPackage")]
    [InlineData("DoesNotCompile", "BuildFailed", "CS")]
    public void A_fake_has_its_outcome_in_every_operation_and_the_reason(string serializer, string outcome, string reason)
    {
        var rows = _run.Rows.Where(row => row["serializer"] == serializer).ToList();
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(outcome, row["outcome"]));
        Assert.All(rows, row => Assert.Contains(reason, row["reason"], StringComparison.OrdinalIgnoreCase));
        Assert.All(rows, row => Assert.Equal(outcome == "Measured", row["nanoseconds"].Length > 0));
    }

    [Fact]
    public void The_run_goes_on_and_exits_with_0() => Assert.Equal((0, ""), (_run.Ended.ExitCode, _run.Ended.Errors));

    [Fact]
    public void The_summary_counts_the_outcomes_and_names_the_run_folder()
    {
        Assert.Contains("WrongAnswer", _run.Ended.Output, StringComparison.Ordinal);
        Assert.Contains("Run folder: ", _run.Ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void The_columns_begin_as_documented()
    {
        var header = File.ReadLines(Path.Combine(_run.Folder, "results.csv")).First();
        Assert.StartsWith(
            "serializer,variant,version,workload,size,operation,outcome,reason,ratio,ratio_low,ratio_high,nanoseconds,allocated_bytes,payload_bytes,launches",
            header,
            StringComparison.Ordinal);
    }

    [Fact]
    public void Escape_codes_do_not_reach_a_pipe() => Assert.DoesNotContain('\u001b', _run.Ended.Output);

    public sealed class RunOverTheFakes : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public RunOverTheFakes()
        {
            Folder = _folder["run"];
            Ended = GoldilocksProgram.Run(
            [
                "run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--output", Folder, "--set", "timeoutSeconds=20",
                "--env", "DOTNET_GCHeapHardLimit=0x20000000",
                "--serializers", "Honest,Same,Printing,WrongAnswer,Throwing,Crashing,FailFast,Hanging,PrintingRaw,Leaky,MissingPackage,DoesNotCompile",
            ]);
            Rows = GoldilocksProgram.Results(Folder);
        }

        public string Folder { get; }

        internal Finished Ended { get; }

        internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

        public void Dispose() => _folder.Dispose();
    }
}
