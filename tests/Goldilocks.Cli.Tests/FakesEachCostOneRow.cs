namespace Goldilocks.Cli.Tests;

/// <summary>
/// One run over every fake beside two real serializers: each has its own outcome, and affects only its own row. Three fakes that do no
/// work at all are left out: they are faster than the floors, which fails a run as a measurement that cannot be (docs/cli.md). So is the
/// fake for probes: it has dozens of variants, and a run measures each of them without a fault.
/// </summary>
[Collection(nameof(RunOverTheFakes))]
public sealed class FakesEachCostOneRow(RunOverTheFakes run)
{

    [Theory]
    [InlineData("System.Text.Json/", "Measured", "")]
    [InlineData("Newtonsoft.Json/", "Measured", "")]
    [InlineData("Honest/", "Measured", "")]
    [InlineData("Same/", "Measured", "")]
    [InlineData("Printing/", "Measured", "")]
    [InlineData("PrintingRaw/", "Measured", "")]
    [InlineData("Compiling/", "Measured", "")]
    [InlineData("SlowedBy10Percent/", "Measured", "")]
    [InlineData("Limited/own objects", "Measured", "")]
    [InlineData("Limited/unsupported", "Unsupported", "it knows no objects")]
    [InlineData("Malformed/none", "Measured", "")]
    [InlineData("Malformed/missing field", "Failed", "an invalid answer")]
    [InlineData("Malformed/unknown binding", "Failed", "not one for each cell")]
    [InlineData("Malformed/too long a frame", "Failed", "16777216 are the most")]
    [InlineData("Forging/by the console", "Measured", "")]
    [InlineData("Forging/by the descriptor", "Measured", "")]
    [InlineData("Forging/into every pipe", "Failed", "does not carry the request's number")]
    [InlineData("WrongAnswer/", "WrongAnswer", "expected")]
    [InlineData("StatefulOutput/nothing later", "WrongAnswer", "the first payload had")]
    [InlineData("Cheating/remembers", "WrongAnswer", "returned before")]
    [InlineData("Cheating/waits", "Measured", "")]
    [InlineData("Throwing/serialize", "Failed", "Exception")]
    [InlineData("Throwing/deserialize", "Failed", "Exception")]
    [InlineData("Throwing/bind", "Failed", "Exception")]
    [InlineData("ThrowsLater/", "Failed", "The buffer pool is exhausted.")]
    [InlineData("Crashing/", "Crashed", "Stack overflow")]
    [InlineData("FailFast/", "Crashed", "exit code")]
    [InlineData("Hanging/", "TimedOut", "no answer")]
    [InlineData("Hanging/busy", "TimedOut", "no answer")]
    [InlineData("Leaky/", "Failed", "OutOfMemory")]
    [InlineData("LongName/", "Failed", "100 are the most")]
    [InlineData("Unreadable/", "Failed", "cannot be shown")]
    [InlineData("Twins/", "Failed", "two variants have the name 'fast'")]
    [InlineData("MissingPackage/", "Unavailable", "NoSuchPackage")]
    [InlineData("DoesNotCompile/", "BuildFailed", "CS")]
    public void A_fake_has_its_outcome_in_every_operation_and_the_reason(string variant, string outcome, string reason)
    {
        var rows = run.Rows.Where(row => $"{row["serializer"]}/{row["variant"]}" == variant).ToList();
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.Equal(outcome, row["outcome"]));
        Assert.All(rows, row => Assert.Contains(reason, row["reason"], StringComparison.OrdinalIgnoreCase));
        Assert.All(rows, row => Assert.Equal(outcome == "Measured", row["nanoseconds"].Length > 0));
    }

    [LinuxTheory(Token.Reason)]
    [InlineData("LeavingChildren/behaves", "Measured", "")]
    [InlineData("LeavingChildren/own session", "Measured", "")]
    [InlineData("LeavingChildren/exits", "Crashed", "left a process behind: sleep 100001 (ended)")]
    [InlineData("LeavingChildren/crashes", "Crashed", "left a process behind: sleep 100002 (ended)")]
    [InlineData("LeavingChildren/hangs", "TimedOut", "left a process behind: sleep 100008 (ended)")]
    public void A_process_that_a_fake_leaves_is_named_in_its_row(string variant, string outcome, string reason) =>
        A_fake_has_its_outcome_in_every_operation_and_the_reason(variant, outcome, reason);

    [LinuxTheory(Token.Reason)]
    [InlineData("sleep 100003")]
    [InlineData("sleep 100004")]
    public void A_process_that_a_fake_leaves_although_it_is_measured_is_named_in_the_output(string left) =>
        Assert.Contains($"left a process behind: {left} (ended)", run.Ended.Output, StringComparison.Ordinal);

    [Fact]
    public void No_fake_is_missing()
    {
        var fakes = RunOverTheFakes.Fakes;

        Assert.NotEmpty(fakes);
        Assert.Equal(fakes.Order(StringComparer.Ordinal), run.Rows.Select(row => row["serializer"]).Distinct().Intersect(fakes).Order(StringComparer.Ordinal));
    }

    [LinuxFact(Token.Reason)]
    public void No_process_stays() => Assert.Empty(run.FoundAfterAWhile());

    [Fact]
    public void No_character_of_a_fake_controls_a_terminal() =>
        Assert.DoesNotContain(run.Ended.Output, character => (char.IsControl(character) && character is not '\n' and not '\r') || character is '\u202e' or '\u2066');

    [Fact]
    public void The_run_goes_on_and_exits_with_0() => Assert.Equal((0, ""), (run.Ended.ExitCode, run.Ended.Errors));

    [Fact]
    public void The_summary_counts_the_outcomes_and_names_the_run_folder()
    {
        Assert.Contains("WrongAnswer", run.Ended.Output, StringComparison.Ordinal);
        Assert.Contains("Look at it: ", run.Ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void The_columns_begin_as_documented()
    {
        var header = File.ReadLines(Path.Combine(run.Folder, "results.csv")).First();
        Assert.StartsWith(
            "serializer,variant,version,workload,size,operation,outcome,reason,ratio,ratio_low,ratio_high,nanoseconds,allocated_bytes,payload_bytes,launches",
            header,
            StringComparison.Ordinal);
    }
}

/// <summary>Of which several classes look at rows of their own.</summary>
public sealed class RunOverTheFakes : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly Token _token = new();

    public RunOverTheFakes()
    {
        Folder = _folder["run"];
        Ended = GoldilocksProgram.Run(
            [
                "run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--output", Folder, "--set", "timeoutSeconds=10",
                "--env", "DOTNET_GCHeapHardLimit=0x20000000",
                "--serializers", string.Join(',', [.. Fakes, "System.Text.Json", "Newtonsoft.Json"]),
            ],
            _token.Environment);
        Rows = GoldilocksProgram.Results(Folder);
    }

    /// <summary>Every folder with a project, but for those that do nothing in an operation, or only await, and the one for probes.</summary>
    public static IReadOnlyList<string> Fakes { get; } =
    [
        .. Directory.GetDirectories(GoldilocksProgram.Fakes)
            .Where(folder => Directory.GetFiles(folder, "*.csproj").Length > 0)
            .Select(folder => Path.GetFileName(folder)!)
            .Except(["Allocating", "Awaiting", "Empty", "Probed"]),
    ];

    public string Folder { get; }

    internal Finished Ended { get; }

    internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

    /// <summary>On Linux only, as <see cref="Token"/> says.</summary>
    internal IReadOnlyList<string> FoundAfterAWhile() => _token.FoundAfterAWhile();

    public void Dispose() => _folder.Dispose();
}

[CollectionDefinition(nameof(RunOverTheFakes))]
public sealed class OverTheFakes : ICollectionFixture<RunOverTheFakes>;
