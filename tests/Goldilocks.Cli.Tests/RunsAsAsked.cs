using System.Text.Json.Nodes;

namespace Goldilocks.Cli.Tests;

/// <summary>A run measures exactly what was requested.</summary>
public sealed class RunsAsAsked
{
    [Fact]
    public void Strict_exits_with_1_when_a_serializer_fails()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
            ["run", .. GoldilocksProgram.Short, "--strict", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,WrongAnswer", "--baseline", "Honest", "--output", folder["run"]]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
    }

    [Fact]
    public void Two_versions_of_one_serializer_stand_side_by_side()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
            ["run", .. GoldilocksProgram.Short, "--serializers", "Newtonsoft.Json/plain,Newtonsoft.Json/plain@13.0.1", "--baseline", "Newtonsoft.Json/plain", "--output", folder["run"]]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var versions = GoldilocksProgram.Results(folder["run"])
            .Where(row => row["serializer"] == "Newtonsoft.Json" && row["operation"] == "serialize" && row["outcome"] == "Measured")
            .Select(row => row["version"]);
        Assert.Equal(["13.0.1", "13.0.4"], versions.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Sinks_and_asynchronous_operations_are_rows_of_their_own_with_one_payload_size()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
        [
            "run", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json/plain,Newtonsoft.Json/plain", "--operations", "serialize", "--sink", "memory,file", "--async",
            "--output", folder["run"],
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var rows = GoldilocksProgram.Results(folder["run"]).ToList();
        var measured = rows.Where(row => row["serializer"] == "System.Text.Json").ToList();
        Assert.Equal(["", "async", "async to a file", "to a file"], measured.Select(row => row["variant"]).Order(StringComparer.Ordinal));
        Assert.All(measured, row => Assert.Equal("Measured", row["outcome"]));
        Assert.Single(measured.Select(row => row["payload_bytes"]).Distinct());
        Assert.All(
            rows.Where(row => row["serializer"] == "Newtonsoft.Json"),
            row => Assert.Equal(row["variant"].StartsWith("async", StringComparison.Ordinal) ? "Unsupported" : "Measured", row["outcome"]));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_version_that_does_not_exist_is_unavailable_and_names_what_is_near()
    {
        using var folder = new TemporaryFolder();
        InProcess.Run(["run", .. GoldilocksProgram.Short, "--serializers", "Newtonsoft.Json@13.0.99", "--output", folder["run"]]);

        Assert.All(
            GoldilocksProgram.Results(folder["run"]).Where(row => row["serializer"] == "Newtonsoft.Json"),
            row => Assert.Equal(("Unavailable", "13.0.99"), (row["outcome"], row["version"])));
    }

    [Fact]
    public void Sizes_operations_and_parameters_choose_the_cells()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
        [
            "run", "--launches", "1", "--set", GoldilocksProgram.ShortSettings,
            "--serializers", "System.Text.Json/source*", "--workloads", "bookshelf", "--payload", "100", "--sizes", "1,50", "--operations", "serialize", "--output", folder["run"],
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var cells = GoldilocksProgram.Results(folder["run"])
            .Where(row => row["serializer"] == "System.Text.Json")
            .Select(row => (row["variant"], row["workload"], row["size"], row["operation"]))
            .Order()
            .ToList();
        Assert.Equal(
            [
                ("", "bookshelf:payload=100", "1", "serialize"),
                ("", "bookshelf:payload=100", "50", "serialize"),
                ("source generated", "bookshelf:payload=100", "1", "serialize"),
                ("source generated", "bookshelf:payload=100", "50", "serialize"),
            ],
            cells);
    }

    [Fact]
    public void The_baseline_has_as_many_processes_in_each_group_as_are_asked_for_and_a_ratio_of_1()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
        [
            "run", .. GoldilocksProgram.Short, "--set", "baselineProcesses=3,groupSize=4", "--serializers", "System.Text.Json/plain,Newtonsoft.Json/plain", "--output", folder["run"],
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var samples = File.ReadLines(Path.Combine(folder["run"], "samples.jsonl")).Select(line => JsonNode.Parse(line)!).Where(item => (string?)item["event"] == "sample").ToList();
        var baseline = samples.GroupBy(sample => (int)sample["cell"]!).Where(cell => cell.Any(sample => (int)sample["process"]! > 0)).ToList();
        Assert.Equal(2, baseline.Count);
        Assert.All(baseline, cell => Assert.Equal([0, 1, 2], cell.Select(sample => (int)sample["process"]!).Distinct().Order()));
        Assert.True(samples.Max(sample => (int)sample["group"]!) > 0, "A group of four has room for one beside the three of the baseline, so there are several.");
        Assert.All(GoldilocksProgram.Results(folder["run"]).Where(row => row["serializer"] == "System.Text.Json"), row => Assert.Equal("1", row["ratio"]));
        var markdown = File.ReadAllText(Path.Combine(folder["run"], "results.md"));
        Assert.Contains("3 processes of the baseline", markdown, StringComparison.Ordinal);
        Assert.Contains("0.5 ms of operations before each sample, which are not timed", markdown, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void Operations_that_are_kept_apart_take_all_their_turns_one_after_the_other_and_others_alternate(bool apart)
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
        [
            "run", .. GoldilocksProgram.Short, .. Enumerable.Repeat("--apart", apart ? 1 : 0), "--set", "rounds=12,minimumRounds=12", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Same", "--baseline", "Honest",
            "--output", folder["run"],
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var events = File.ReadLines(Path.Combine(folder["run"], "samples.jsonl")).Select(line => JsonNode.Parse(line)!).ToList();
        var operations = events.Where(item => (string?)item["event"] == "cell").ToDictionary(item => (int)item["id"]!, item => (string)item["key"]!["operation"]!);
        var launch = events.Where(item => (string?)item["event"] == "sample" && (int)item["launch"]! == 0).Select(item => operations[(int)item["cell"]!]).ToList();
        var changes = launch.Zip(launch.Skip(1)).Count(pair => pair.First != pair.Second);
        Assert.Equal(["deserialize", "serialize"], launch.Distinct().Order(StringComparer.Ordinal));
        Assert.Equal(apart, changes == 1);
        Assert.All(GoldilocksProgram.Results(folder["run"]).Where(row => row["serializer"] == "Same"), row => Assert.Equal("Measured", row["outcome"]));
        Assert.Equal(apart, File.ReadAllText(Path.Combine(folder["run"], "results.md")).Contains("each in a process of its own", StringComparison.Ordinal));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void A_serializer_that_is_lost_in_one_operation_has_its_outcome_in_both_where_they_are_kept_apart()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
            ["run", .. GoldilocksProgram.Short, "--apart", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Throwing,Crashing", "--baseline", "Honest", "--output", folder["run"]]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var outcomes = GoldilocksProgram.Results(folder["run"]).Select(row => (row["serializer"], row["operation"], row["outcome"])).Where(row => row.Item1 is "Honest" or "Throwing" or "Crashing");
        Assert.Equal(
            [
                ("Crashing", "deserialize", "Crashed"),
                ("Crashing", "serialize", "Crashed"),
                ("Honest", "deserialize", "Measured"),
                ("Honest", "serialize", "Measured"),
                ("Throwing", "deserialize", "Failed"),
                ("Throwing", "serialize", "Failed"),
            ],
            outcomes.Distinct().Order());
    }

    [Theory]
    [InlineData("0.001", 3)]
    [InlineData("600", 6)]
    [Trait("Runs", "nightly")]
    public void A_workload_gets_three_launches_and_further_ones_while_there_is_time(string costlySeconds, int launches)
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(
        [
            "run", "--workloads", "person", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--baseline", "Honest", "--output", folder["run"],
            "--set", $"{GoldilocksProgram.ShortSettings},costlySeconds={costlySeconds}",
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Equal(launches == 3, ended.Output.Contains("person ends after 3 launches, and others may too: another would make it more than 0.001 s. --launches 6 measures all of them.", StringComparison.Ordinal));
        Assert.All(
            GoldilocksProgram.Results(folder["run"]).Where(row => row["outcome"] == "Measured"),
            row => Assert.Equal(launches.ToString(System.Globalization.CultureInfo.InvariantCulture), row["launches"]));
    }

    [Fact]
    public void Numbers_are_written_the_same_in_every_culture()
    {
        using var folder = new TemporaryFolder();
        var ended = GoldilocksProgram.Run(
            ["run", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json/plain", "--controls", "1", "--output", folder["run"]],
            new Dictionary<string, string> { ["LANG"] = "de_DE.UTF-8", ["LC_ALL"] = "de_DE.UTF-8" });

        Assert.Equal(0, ended.ExitCode);
        var control = GoldilocksProgram.Results(folder["run"]).First(row => row["variant"] == "control 1");
        Assert.Matches(@"^\d+\.\d+$", control["ratio"]);
    }

    [Fact]
    public void The_list_shows_every_serializer_with_its_outcome_and_every_workload()
    {
        var ended = InProcess.Run(["list"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        var folders = Directory.GetDirectories(Path.Combine(GoldilocksProgram.Repository, "serializers"))
            .Where(folder => Directory.GetFiles(folder, "*.csproj").Length == 1)
            .Select(Path.GetFileName);
        Assert.All(folders, name => Assert.Contains(name!, ended.Output, StringComparison.Ordinal));
        Assert.Contains("grain-state", ended.Output, StringComparison.Ordinal);
        Assert.Contains("runtime: .NET", ended.Output, StringComparison.Ordinal);
    }
}
