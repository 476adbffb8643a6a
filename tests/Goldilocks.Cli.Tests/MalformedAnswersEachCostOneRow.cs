namespace Goldilocks.Cli.Tests;

/// <summary>A worker that breaks the protocol affects only its own row, which gives the reason; the run goes on with the others.</summary>
[Collection(nameof(RunOverTheFakes))]
public sealed class MalformedAnswersEachCostOneRow(RunOverTheFakes run)
{
    private const string NeedsDescriptors = "Only Linux lets a program open its own descriptors by name.";

    [Theory]
    [InlineData("missing field", "the worker answered 'take' with an invalid answer: 'sample' comes without 'wall-nanoseconds', which is a whole number of 0 or more")]
    [InlineData("no number", "'sample' has 'wall-nanoseconds' = 'soon', where a whole number of 0 or more was expected")]
    [InlineData("23 digits", "'sample' has 'wall-nanoseconds' = '12345678901234567890123', where a whole number of 0 or more was expected")]
    [InlineData("not a number", "'sample' has 'wall-nanoseconds' = 'NaN', where a whole number of 0 or more was expected")]
    [InlineData("negative time", "'sample' has 'thread-nanoseconds' = '-5', where a whole number of 0 or more was expected")]
    [InlineData("unknown binding", "the worker answered 'warm' with 'warmed', its plans are not one for each cell that was asked for")]
    [InlineData("other operations", "the worker answered 'take' with 'sample', it is of 1234567 operations, where 1000 were asked for")]
    [InlineData("unknown frame", "there is no answer 'sampled'")]
    [InlineData("other frame", "the worker answered 'take' with 'done', which does not answer that request")]
    [InlineData("too long a frame", "A message of 99999999 bytes was announced, where 16777216 are the most")]
    [InlineData("half a frame", "A message of 1000 bytes was cut off")]
    [InlineData("no frame", "Expected a message's byte count but found 'h'")]
    [InlineData("other request", "a message that does not carry the request's number")]
    [InlineData("request of 23 digits", "Expected a message's number but found '1234567890123456789'")]
    [InlineData("unverifiable", "the worker answered 'verify' with an invalid answer: 'verified' comes without 'digest', which is a text")]
    public void A_malformed_answer_is_the_rows_failure_with_what_was_wrong(string variant, string reason)
    {
        var rows = Rows("Malformed", variant);

        Assert.Equal(2, rows.Count);
        Assert.All(rows, row => Assert.Equal("Failed", row["outcome"]));
        Assert.All(rows, row => Assert.Contains(reason, row["reason"], StringComparison.Ordinal));
        Assert.All(rows, row => Assert.Equal("", row["nanoseconds"]));
    }

    [Fact]
    public void The_same_worker_without_a_mistake_is_measured()
    {
        Assert.Equal(2, Rows("Malformed", "none").Count);
        Assert.All(Rows("Malformed", "none"), row => Assert.Equal("Measured", row["outcome"]));
    }

    [Fact]
    public void Answers_that_a_library_prints_by_the_console_do_not_reach_the_coordinator() => AssertMeasured("by the console");

    [LinuxFact(NeedsDescriptors)]
    public void Answers_that_a_library_prints_by_the_descriptor_do_not_reach_the_coordinator() => AssertMeasured("by the descriptor");

    [LinuxFact(NeedsDescriptors)]
    public void Answers_that_a_library_writes_into_the_pipe_itself_are_not_believed()
    {
        var rows = Rows("Forging", "into every pipe");

        Assert.Equal(2, rows.Count);
        Assert.All(rows, row => Assert.Equal("Failed", row["outcome"]));
        Assert.All(rows, row => Assert.Contains("a message that does not carry the request's number", row["reason"], StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Twins", "two variants have the name 'fast'")]
    [InlineData("Unreadable", "the variant name 'a\\u000Ab\\u0000\\u001B[2J\\uD800' has a character that cannot be shown")]
    [InlineData("LongName", "a variant name has 1000000 characters, and 100 are the most: 'xxxxxxxxxxxxxxxxxxxx...'")]
    public void A_serializer_whose_names_cannot_be_told_or_shown_is_refused_when_it_describes_itself(string serializer, string reason)
    {
        var row = Assert.Single(run.Rows.Select(row => (Serializer: row["serializer"], Outcome: row["outcome"], Reason: row["reason"])).Distinct(), row => row.Serializer == serializer);

        Assert.Equal("Failed", row.Outcome);
        Assert.Contains(reason, row.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Nothing_unreadable_is_in_the_run_folder()
    {
        foreach (var file in Directory.GetFiles(run.Folder))
        {
            var text = File.ReadAllText(file);
            Assert.DoesNotContain(text, character => char.IsControl(character) && character is not ('\n' or '\r' or '\t'));
            Assert.DoesNotMatch("LongName[^\n]{0,100}x{1000}", text);
        }
    }

    [Fact]
    public void The_others_are_measured_and_the_run_exits_with_0()
    {
        Assert.Equal((0, ""), (run.Ended.ExitCode, run.Ended.Errors));
        Assert.All(Rows("Honest", ""), row => Assert.Equal("Measured", row["outcome"]));
        Assert.Equal(2, Rows("Honest", "").Count);
    }

    private void AssertMeasured(string variant)
    {
        var rows = Rows("Forging", variant);
        Assert.Equal(2, rows.Count);
        Assert.All(rows, row => Assert.Equal("Measured", row["outcome"]));
    }

    private List<IReadOnlyDictionary<string, string>> Rows(string serializer, string variant) =>
        [.. run.Rows.Where(row => row["serializer"] == serializer && row["variant"] == variant)];
}
