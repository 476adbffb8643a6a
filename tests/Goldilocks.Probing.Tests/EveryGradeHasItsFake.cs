namespace Goldilocks.Probing.Tests;

/// <summary>A grade is given to the fake that earns it, and to none that only comes near. <see cref="EveryGradeHasMoreFakes"/> has the others.</summary>
[Collection(nameof(TheFakes))]
public sealed class EveryGradeHasItsFake(ProbesOfTheFakes probes)
{
    [LinuxTheory("Only Linux limits a child's memory and files, so only there a child is refused them.")]
    [InlineData("strict", "withstands", "withstands")]
    [InlineData("trusts-names", "types", "withstands")]
    [InlineData("recursive", "killed", "withstands")]
    [InlineData("believes-lengths", "exhausted", "withstands")]
    [InlineData("inflates", "exhausted", "withstands")]
    [InlineData("floods", "exhausted", "withstands")]
    [InlineData("fills-gaps", "wrong", "withstands")]
    [InlineData("undocumented", "leaks", "withstands")]
    [InlineData("poisoned", "wrong", "withstands")]
    [InlineData("writes-too-much", "withstands", "exhausted")]
    public void A_fake_gets_exactly_the_grade_that_it_earns(string variant, string reading, string writing) =>
        probes.AssertGrades(variant, reading, writing);

    [Theory]
    [InlineData("registered-names", "withstands")]
    [InlineData("looks-up-names", "withstands")]
    [InlineData("iterative", "withstands")]
    [InlineData("forks", "withstands")]
    [InlineData("adapter-throws", "withstands")]
    [InlineData("tires", "withstands")]
    public void A_fake_that_comes_near_does_not_get_the_grade(string variant, string reading) =>
        probes.AssertGrades(variant, reading, "withstands");

    [Fact]
    public void An_exception_of_an_adapter_is_shown_beside_the_grade_and_is_seen_again_by_its_ID() => probes.AssertAdapterFault("adapter-throws", "IndexOutOfRangeException in Blunder.AfterRefusal");

    [Fact]
    public void An_exception_of_a_library_is_none_of_its_adapter() =>
        Assert.Equal(["adapter-throws"], probes.Rows.Where(row => row["kind"] == "adapter-threw").Select(row => row["variant"]).Distinct().Order(StringComparer.Ordinal));

    [Theory]
    [InlineData("dies-reading", "killed", "")]
    [InlineData("dies-writing", "", "killed")]
    public void A_variant_that_ends_at_its_own_payload_is_a_row_and_nothing_else_of_it_is_called_tried(string variant, string reading, string writing) =>
        probes.AssertEndsAtItsOwnPayload(variant, reading, writing);

    [Fact]
    public void A_variant_that_refuses_its_own_payloads_withstands_nothing_in_reading() => Assert.Equal("", probes.Grades("reads-nothing", "reading"));

    [Fact]
    public void What_could_not_be_made_counts_as_not_tried_and_shows_beside_the_grade()
    {
        var reading = Assert.Single(probes.Rows, row => row["variant"] == "refuses-to-write-deep" && row["kind"] == "grade" && row["direction"] == "reading");

        Assert.Equal("withstands", reading["verdict"]);
        Assert.Matches("^depth: [0-9]+ inputs could not be made: the library itself writes no payload of this depth", reading["happened"]);
        Assert.Equal("", Assert.Single(probes.Rows, row => row["variant"] == "refuses-to-write-deep" && row["kind"] == "grade" && row["direction"] == "writing")["happened"]);
        Assert.Contains("withstands (part)", probes.Ended.Output, StringComparison.Ordinal);
        Assert.Matches("killed \\+", probes.Ended.Output);
    }

    [LinuxFact("Only Linux limits a child's memory, so only there a child is refused it.")]
    public void What_follows_an_input_that_took_all_memory_is_tried_in_a_fresh_process()
    {
        var reading = Assert.Single(probes.Rows, row => row["variant"] == "writes-too-much" && row["kind"] == "grade" && row["direction"] == "reading");

        // Two of four depths, whole and cut off, on two stacks. The first takes all memory, and the others are made like it.
        Assert.StartsWith("depth: 1 inputs could not be made: the library itself writes no payload of this depth", reading["happened"], StringComparison.Ordinal);
        Assert.Contains("7 inputs were left out after others of their kind had ended the process, or could not be made", reading["happened"], StringComparison.Ordinal);
        Assert.All(probes.Findings("writes-too-much"), finding => Assert.StartsWith("20,000 levels", finding["what"], StringComparison.Ordinal));
    }

    [Fact]
    public void What_is_heavier_than_an_input_that_ended_its_process_is_left_out_and_counts_as_none()
    {
        var (recursive, iterative) = (probes.Section("recursive", "depth"), probes.Section("iterative", "depth"));

        Assert.Equal(iterative.Tried, iterative.Inputs);
        Assert.Equal(recursive.Tried, recursive.Inputs);
        Assert.True(recursive.Inputs < iterative.Inputs);
    }

    [Fact]
    public void What_an_input_does_alone_is_the_finding_where_it_did_something_else_in_company()
    {
        Assert.Equal("exhausted", probes.Grades("differs-alone", "reading"));
        Assert.All(probes.Findings("differs-alone"), finding => Assert.Equal("it allocated 200 MB", finding["happened"]));
    }

    [Fact]
    public void What_a_variant_does_only_after_many_others_is_counted_and_is_no_finding() =>
        Assert.Matches("[1-9][0-9]* that did not happen again", probes.Ended.Output);

    [Fact]
    public void A_capability_that_ends_its_process_in_company_is_judged_alone()
    {
        using var folder = new TemporaryFolder();

        var probed = InProcess.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/strict,Probed/dies-in-company", "--only", "members", "--output", folder["probes"]]);

        Assert.Equal((0, ""), (probed.ExitCode, probed.Errors));
        var rows = GoldilocksProgram.Results(folder["probes"], "probes.csv");
        Assert.NotEmpty(Judged("strict"));
        Assert.Equal(Judged("strict"), Judged("dies-in-company"));

        List<string> Judged(string variant) => [.. rows.Where(row => row["variant"] == variant && row["kind"] == "capability").Select(row => $"{row["id"]}: {row["verdict"]}: {row["happened"]}")];
    }

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
    public void Keys_that_flood_a_table_are_found() => probes.AssertOnlyFinding("floods", "H10", "probe-long-keys");

    [Fact]
    public void A_name_that_is_looked_up_before_it_is_refused_has_an_assembly_loaded_and_no_code_run()
    {
        Assert.Contains(probes.Rows, row => row["variant"] == "looks-up-names" && row["kind"] == "departure" && row.Values.Contains("open an assembly was loaded because the payload names it"));
        Assert.DoesNotContain(probes.Rows, row => row["variant"] == "registered-names" && row["kind"] == "departure");
        Assert.Contains(probes.Findings("trusts-names"), ran => (ran["probe"], ran["happened"]) == ("H12", "code of a class ran that only the payload named"));
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
    public void What_a_child_writes_goes_with_it() => Assert.False(Directory.Exists(Path.Combine(probes.Folder, "scratch")));

    [LinuxTheory("Only Linux limits a child's memory, so only there a child is refused it.")]
    [InlineData("trusts-names")]
    [InlineData("recursive")]
    public void A_finding_of_any_kind_happens_again(string variant) => probes.AssertHappensAgain(variant);

    [LinuxTheory("Only Linux limits a child's memory, so only there a child is refused it.")]
    [InlineData("poisoned")]
    [InlineData("believes-lengths")]
    [InlineData("inflates")]
    [InlineData("floods")]
    [Trait("Runs", "nightly")]
    public void A_finding_of_any_section_happens_again(string variant) => probes.AssertHappensAgain(variant);

    [Fact]
    public void A_finding_that_is_repeated_happens_again()
    {
        var id = probes.Findings("fills-gaps")[0]["id"];

        var repeated = InProcess.Run(["probe", "--repeat", id, "--output", probes.Folder]);

        Assert.Equal((0, ""), (repeated.ExitCode, repeated.Errors));
        Assert.Contains("It happened again", repeated.Output, StringComparison.Ordinal);
        Assert.Contains("expected \"Who has been eating my porridge?\", got \"\"", repeated.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_finding_that_is_not_there_is_a_mistake_in_one_line()
    {
        var repeated = InProcess.Run(["probe", "--repeat", "Probed-H03-00000000", "--output", probes.Folder]);

        Assert.Equal((2, ""), (repeated.ExitCode, repeated.Output));
        Assert.StartsWith("error: There is no finding 'Probed-H03-00000000' in ", repeated.Errors, StringComparison.Ordinal);
        Assert.Single(repeated.Errors.TrimEnd().Split('\n'));
    }
}
