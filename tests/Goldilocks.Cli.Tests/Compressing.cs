namespace Goldilocks.Cli.Tests;

/// <summary>Any codec around any variant: rows of their own, with the codec's own outcome.</summary>
public sealed class Compressing : IClassFixture<Compressing.RunWithCodecs>
{
    private readonly RunWithCodecs _run;

    public Compressing(RunWithCodecs run) => _run = run;

    [Theory]
    [InlineData("", "Measured", "")]
    [InlineData("plain + honest", "Measured", "")]
    [InlineData("plain + honest:3", "Measured", "")]
    [InlineData("plain + brotli:1", "Measured", "")]
    [InlineData("plain + gzip", "Measured", "")]
    [InlineData("plain + wrong", "WrongAnswer", "expected")]
    [InlineData("plain + throwing", "Failed", "this codec is out of order")]
    [InlineData("plain + missing", "Unavailable", "NoSuchPackage")]
    public void A_codec_has_its_outcome_in_every_operation_and_the_reason(string variant, string outcome, string reason)
    {
        var rows = Rows(variant);
        Assert.Equal(2, rows.Count);
        Assert.All(rows, row => Assert.Equal(outcome, row["outcome"]));
        Assert.All(rows, row => Assert.Contains(reason, row["reason"], StringComparison.Ordinal));
    }

    [Fact]
    public void The_run_goes_on_and_exits_with_0() => Assert.Equal((0, ""), (_run.Ended.ExitCode, _run.Ended.Errors));

    /// <summary>The honest fake adds as many bytes as its level says, and every codec's payload holds four for the plain length.</summary>
    [Fact]
    public void The_level_that_was_asked_for_is_the_one_that_is_used()
    {
        Assert.Equal(PayloadBytes("") + 4 + 2, PayloadBytes("plain + honest"));
        Assert.Equal(PayloadBytes("") + 4 + 3, PayloadBytes("plain + honest:3"));
    }

    [Fact]
    public void A_real_codec_makes_the_payload_smaller() => Assert.InRange(PayloadBytes("plain + brotli:1"), 1, PayloadBytes("") - 1);

    [Fact]
    public void What_a_codec_adds_is_printed_and_written()
    {
        Assert.Matches(@"Honest +brotli:1 +[0-9,]+ B +[0-9.]+ +[0-9.]+ .s +[+-][0-9.]+ ", _run.Ended.Output);
        Assert.Contains("| Honest | brotli:1 |", File.ReadAllText(Path.Combine(_run.Folder, "results.md")), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("brotly", "did you mean 'brotli'?")]
    [InlineData("brotli:12", "levels from 0 to 11")]
    [InlineData("brotli:fast", "name:level")]
    public void A_codec_that_there_is_not_is_one_error(string codec, string error)
    {
        var ended = InProcess.Run(["run", "--compress", codec]);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains(error, ended.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void The_second_opinion_measures_without_codecs_and_does_not_know_the_option()
    {
        var ended = InProcess.Run(["bdn", "--compress", "brotli", "--output", Path.Combine(_run.Folder, "bdn")]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("--compress", ended.Errors, StringComparison.Ordinal);
    }

    private List<IReadOnlyDictionary<string, string>> Rows(string variant) =>
        [.. _run.Rows.Where(row => row["serializer"] == "Honest" && row["variant"] == variant)];

    private long PayloadBytes(string variant) => long.Parse(Rows(variant)[0]["payload_bytes"], System.Globalization.CultureInfo.InvariantCulture);

    public sealed class RunWithCodecs : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public RunWithCodecs()
        {
            Folder = _folder["run"];
            Ended = InProcess.Run(
            [
                "run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--output", Folder, "--serializers", "Honest", "--baseline", "Honest",
                "--codecs", Path.Combine(GoldilocksProgram.Repository, "tests", "FakeCodecs"),
                "--compress", "honest,honest:3,brotli:1,gzip,wrong,throwing,missing",
            ]);
            Rows = GoldilocksProgram.Results(Folder);
        }

        public string Folder { get; }

        internal Finished Ended { get; }

        internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

        public void Dispose() => _folder.Dispose();
    }
}
