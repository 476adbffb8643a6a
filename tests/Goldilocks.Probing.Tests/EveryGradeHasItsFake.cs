namespace Goldilocks.Probing.Tests;

/// <summary>A grade is given to the fake that earns it, and to none that only comes near.</summary>
[Collection(nameof(TheFakes))]
public sealed class EveryGradeHasItsFake(ProbesOfTheFakes probes)
{
    [LinuxTheory("Only Linux limits a child's memory and files, so only there a child is refused them.")]
    [InlineData("strict", "withstands", "withstands")]
    [InlineData("trusts-names", "types", "withstands")]
    [InlineData("recursive", "killed", "withstands")]
    [InlineData("believes-lengths", "exhausted", "withstands")]
    [InlineData("keeps-names", "exhausted", "withstands")]
    [InlineData("inflates", "exhausted", "withstands")]
    [InlineData("floods", "exhausted", "withstands")]
    [InlineData("fills-gaps", "wrong", "withstands")]
    [InlineData("undocumented", "leaks", "withstands")]
    [InlineData("poisoned", "wrong", "withstands")]
    [InlineData("fills-the-disk", "killed", "withstands")]
    public void A_fake_gets_exactly_the_grade_that_it_earns(string variant, string reading, string writing) =>
        Assert.Equal((reading, writing), (probes.Grades(variant, "reading"), probes.Grades(variant, "writing")));

    [Theory]
    [InlineData("registered-names", "withstands")]
    [InlineData("iterative", "withstands")]
    [InlineData("inflates-to-a-limit", "withstands")]
    [InlineData("white-space", "withstands")]
    [InlineData("open-ended", "withstands")]
    [InlineData("never-the-same", "withstands")]
    [InlineData("forks", "withstands")]
    [InlineData("stays", "withstands")]
    [InlineData("asks-for-too-long-arrays", "leaks")]
    public void A_fake_that_comes_near_does_not_get_the_grade(string variant, string reading) =>
        Assert.Equal((reading, "withstands"), (probes.Grades(variant, "reading"), probes.Grades(variant, "writing")));

    [Theory]
    [InlineData("dies-reading", "killed", "")]
    [InlineData("hangs", "exhausted", "")]
    [InlineData("dies-writing", "", "killed")]
    public void A_variant_that_ends_at_its_own_payload_is_a_row_and_nothing_else_of_it_is_called_tried(string variant, string reading, string writing)
    {
        Assert.Equal((reading, writing), (probes.Grades(variant, "reading"), probes.Grades(variant, "writing")));
        Assert.Equal("H00", Assert.Single(probes.Findings(variant))["probe"]);
        Assert.Contains($"cut short: Probed ({variant}): bombs, depth, growth,", probes.Ended.Output, StringComparison.Ordinal);
        Assert.Contains("its own payload ends the process or never comes back", probes.Ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_variant_that_refuses_its_own_payloads_withstands_nothing_in_reading() => Assert.Equal("", probes.Grades("reads-nothing", "reading"));

    [Fact]
    public void Findings_are_results_so_the_command_ends_with_0() => Assert.Equal((0, ""), (probes.Ended.ExitCode, probes.Ended.Errors));

    [Fact]
    public void A_finding_says_how_it_is_seen_again() =>
        Assert.All(probes.Rows.Where(row => row["kind"] == "finding"), row => Assert.Equal($"goldilocks probe --repeat {row["id"]}", row["command"]));

    [Fact]
    public void A_death_names_the_stack_and_what_the_runtime_said()
    {
        var finding = Assert.Single(probes.Findings("recursive"));
        Assert.Equal(("H06", "1572864"), (finding["probe"], finding["stackBytes"]));
        Assert.Contains("20,000 levels on a stack of 1.5 MiB", finding["what"], StringComparison.Ordinal);

        // Nothing that differs from process to process, such as the frame in which the stack ended.
        Assert.EndsWith("Stack overflow.", finding["happened"], StringComparison.Ordinal);
    }

    [Fact]
    public void The_own_payload_read_wrongly_after_a_refusal_is_found_under_H00() =>
        Assert.All(probes.Findings("poisoned"), finding => Assert.Equal(("H00", "wrong"), (finding["probe"], finding["verdict"])));

    [UnixFact("Windows takes its local time from its settings, whatever the environment says.")]
    public void Children_have_a_local_time_that_is_not_UTC() =>
        Assert.All(probes.Findings("undocumented"), finding => Assert.Contains("05:45:00 from UTC", finding["happened"], StringComparison.Ordinal));

    [LinuxFact(Token.Reason)]
    public void What_a_child_starts_is_ended_and_named()
    {
        Assert.Empty(probes.StillRunning);
        Assert.Contains("left behind: Probed (forks): prefixes: sleep 100021 (ended)", probes.Ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_child_writes_goes_with_it()
    {
        Assert.False(Directory.Exists(Path.Combine(probes.Folder, "scratch")));
        Assert.False(File.Exists(Path.Combine(Path.GetTempPath(), "goldilocks-fake-dump")));
        Assert.False(File.Exists("goldilocks-fake-dump"));
    }

    [Fact]
    public void A_finding_that_is_repeated_happens_again()
    {
        var id = probes.Findings("fills-gaps")[0]["id"];

        var repeated = GoldilocksProgram.Run(["probe", "--repeat", id, "--output", probes.Folder]);

        Assert.Equal((0, ""), (repeated.ExitCode, repeated.Errors));
        Assert.Contains("It happened again", repeated.Output, StringComparison.Ordinal);
        Assert.Contains("expected \"Who has been eating my porridge?\", got \"\"", repeated.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_finding_that_is_not_there_is_a_mistake_in_one_line()
    {
        var repeated = GoldilocksProgram.Run(["probe", "--repeat", "Probed-H03-00000000", "--output", probes.Folder]);

        Assert.Equal((2, ""), (repeated.ExitCode, repeated.Output));
        Assert.StartsWith("error: There is no finding 'Probed-H03-00000000' in ", repeated.Errors, StringComparison.Ordinal);
        Assert.Single(repeated.Errors.TrimEnd().Split('\n'));
    }
}
