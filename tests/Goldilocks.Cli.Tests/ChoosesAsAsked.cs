using System.Text.Json;
using Goldilocks.Catalog;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Tests;

/// <summary><c>goldilocks choose</c> as a user types it: exit codes, and one line for each mistake that says what would help.</summary>
public sealed class ChoosesAsAsked
{
    private static readonly string s_run = Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Choosing", "Decisions", "run");

    [Theory]
    [InlineData("--text --binary", "--text and --binary contradict each other. Leave one of them out.")]
    [InlineData("--schema --no-schema", "--schema and --no-schema contradict each other. Leave one of them out.")]
    [InlineData("--from Newtonsoft.Jsn", "The run has no serializer 'Newtonsoft.Jsn'; did you mean 'Newtonsoft.Json'? It has: ")]
    [InlineData("--from JSON.NET", "The run has no serializer 'JSON.NET'; did you mean 'Newtonsoft.Json'? It has: ")]
    [InlineData("--allow Nothing", "The run has no serializer 'Nothing'. It has: ")]
    [InlineData("--workloads moon", "The run has no workload 'moon'. It has: ")]
    [InlineData("--licence free", "--licence takes permissive or any, not 'free'.")]
    [InlineData("--evolves sometimes", "'sometimes' is not a change of a class, and not a folder. --evolves takes append, insert, remove, rename, reorder, retype, or none; the folder of a run may stand before or after it.")]
    [InlineData("--evolves apend", "'apend' is not a change of a class, and not a folder; did you mean 'append'? --evolves takes append,")]
    [InlineData("--for publicapi", "There is no question 'publicapi'; did you mean 'public-api'? There are: ")]
    [InlineData("--for public-api --binary", "--text comes from --for public-api; --text false takes it out.")]
    [InlineData("--for nothing", "There is no question 'nothing'. There are: public-api (A public API); ")]
    [InlineData("--optimize start", "goldilocks startup, and name its folder beside the run's.")]
    [InlineData("--optimize cost", "--optimize cost needs volumes and prices: --messages-per-second")]
    [InlineData("--max-payload many", "'many' is not a number of bytes")]
    [InlineData("--reads -1", "--reads")]
    public void A_question_that_cannot_be_answered_says_what_would_help(string options, string expected)
    {
        var ended = InProcess.Run(["choose", s_run, .. options.Split(' ')]);

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_folder_without_a_run_is_a_mistake_and_two_runs_count_together()
    {
        using var folder = new TemporaryFolder();

        Assert.Equal(2, InProcess.Run(["choose", folder["nothing"]]).ExitCode);
        Assert.Equal(0, InProcess.Run(["choose", s_run, s_run + Path.DirectorySeparatorChar, "--text"]).ExitCode);
    }

    [Fact]
    public void A_folder_after_the_changes_of_a_class_is_a_folder()
    {
        var asked = JsonDocument.Parse(InProcess.Run(["choose", "--evolves", s_run, "--json"]).Output).RootElement;

        Assert.Contains("--evolves append", asked.GetProperty("question").EnumerateArray().Select(line => line.GetString()!));
        Assert.NotEqual(0, asked.GetProperty("counted").GetArrayLength());
    }

    [Fact]
    public void A_usual_question_sets_switches_that_can_be_changed_and_no_question_gets_a_ranking()
    {
        var asked = JsonDocument.Parse(InProcess.Run(["choose", s_run, "--for", "public-api", "--text", "false", "--evolves", "none", "--json"]).Output).RootElement;

        var question = asked.GetProperty("question").EnumerateArray().Select(line => line.GetString()!).ToList();
        Assert.StartsWith("--for public-api: ", question[0], StringComparison.Ordinal);
        Assert.Equal(["--untrusted", "--cross-language", "--licence permissive", "--maintained"], question.Skip(1).Where(line => line.StartsWith("--", StringComparison.Ordinal)));
        var ranked = JsonDocument.Parse(InProcess.Run(["choose", s_run, "--json"]).Output).RootElement;
        Assert.Equal(JsonValueKind.Null, ranked.GetProperty("choice").ValueKind);
        Assert.NotEqual(0, ranked.GetProperty("ranking").GetArrayLength());
    }

    [Fact]
    public void What_was_probed_since_then_counts_when_its_folder_is_named_beside_the_run()
    {
        using var folder = new TemporaryFolder();
        const string name = "Google.Protobuf", version = "3.25.1", variant = "own objects";
        var info = new ProbeInfo(ProbeFolder.FormatVersion, "1.0", DateTimeOffset.UnixEpoch, ["probe"], new ProbeSettings([$"{name}@{version}"], [], 1, [], [], 60), RunFolder.ReadInfo(s_run).Machine);
        using (var log = ProbeFolder.Start(folder["probes"], info))
        {
            log.Record(new ProgramProbed(name, version, [variant], null, null, []));
            log.Record(new SectionProbed(name, version, variant, "capabilities", new RecordedSection("versions", 1, 1, null), false, false, [], [], [new RecordedCapability("C01.insert", "a member was added between others", CapabilityVerdict.Pass, "", [])], 1, []));
        }

        string Asked(params string[] folders) => InProcess.Run(["choose", .. folders, "--evolves", "insert", "--json"]).Output;

        Assert.Contains($"goldilocks probe --serializers {name}@{version}", Asked(s_run), StringComparison.Ordinal);
        Assert.DoesNotContain($"goldilocks probe --serializers {name}@{version}", Asked(s_run, folder["probes"]), StringComparison.Ordinal);
        Assert.Contains(JsonDocument.Parse(Asked(s_run, folder["probes"])).RootElement.GetProperty("ranking").EnumerateArray(), label => label.GetString() == $"{name} ({variant}) {version}");
    }

    [Fact]
    public void When_nothing_fits_the_nearest_miss_is_named_with_the_option_to_leave_out()
    {
        var ended = InProcess.Run(["choose", s_run, "--text", "--max-payload", "10", "--from", "Newtonsoft.Json", "--json"]);
        var answer = JsonDocument.Parse(ended.Output).RootElement;

        Assert.Equal(1, ended.ExitCode);
        Assert.Equal(JsonValueKind.Null, answer.GetProperty("choice").ValueKind);
        Assert.Contains(answer.GetProperty("nearestMiss").GetProperty("verdicts").EnumerateArray(), verdict => verdict.GetProperty("requirement").ToString() == "maximumPayload" && verdict.GetProperty("answer").ToString() == "excluded");
        Assert.Equal("nothing fits, so there is nothing to move to", answer.GetProperty("from").GetProperty("whyNot").GetString());
        var said = InProcess.Run(["choose", s_run, "--text", "--max-payload", "10"]);
        Assert.Contains("leave --max-payload out", said.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_constraint_needs_and_the_run_does_not_have_is_named_with_the_command_that_finds_out()
    {
        var ended = InProcess.Run(["choose", s_run, "--runtimes", "net8.0", "--json"]);

        Assert.Equal(1, ended.ExitCode);
        Assert.Contains("goldilocks run --runtimes net8.0", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Todays_serializer_without_a_measured_gain_is_not_passed_over_in_silence()
    {
        var ended = InProcess.Run(["choose", s_run, "--from", "MessagePack"]);

        Assert.Equal(0, ended.ExitCode);
        Assert.Contains("Moving from MessagePack 3.1.12", ended.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.Contains("the gain is not known", ended.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }
}
