using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>One run over two runtimes and two environments: every combination is a row of its own, with a ratio to one baseline.</summary>
public sealed class SideBySide(SideBySide.RunOverConditions run) : IClassFixture<SideBySide.RunOverConditions>
{
    private static readonly string[] s_conditions = ["net9.0", "net9.0 no-pgo", "net10.0", "net10.0 no-pgo"];

    [Fact]
    public void Every_serializer_has_a_row_for_every_combination()
    {
        foreach (var serializer in new[] { "Honest", "System.Text.Json" })
        {
            var rows = run.Rows.Where(row => row["serializer"] == serializer && row["variant"].Length == 0 && row["operation"] == "serialize").ToList();

            Assert.Equal(s_conditions.Order(), rows.Select(row => row["condition"]).Order());
            Assert.All(rows, row => Assert.Equal("Measured", row["outcome"]));
            Assert.All(rows, row => Assert.NotEqual("", row["ratio"]));
        }
    }

    [Fact]
    public void What_is_in_the_box_has_the_version_of_its_own_runtime()
    {
        var versions = run.Rows.Where(row => row["serializer"] == "System.Text.Json").Select(row => (Runtime: row["condition"].Split(' ')[0], Version: row["version"])).Distinct().ToList();

        Assert.Equal(2, versions.Count);
        Assert.All(versions, pair => Assert.StartsWith(pair.Runtime[3..], pair.Version, StringComparison.Ordinal));
    }

    [Fact]
    public void The_baseline_is_that_of_the_first_condition()
    {
        var first = Assert.Single(run.Rows, row => row["ratio"] == "1" && row["ratio_low"] == "1" && row["ratio_high"] == "1" && row["operation"] == "serialize");

        Assert.Equal(("System.Text.Json", "net9.0"), (first["serializer"], first["condition"]));
        Assert.Contains(", net9.0;", run.Ended.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }

    [Fact]
    public void What_does_not_compile_is_a_row_of_each_condition() => Assert.Equal(
        s_conditions.Order(),
        run.Rows.Where(row => row["serializer"] == "DoesNotCompile" && row["outcome"] == "BuildFailed").Select(row => row["condition"]).Distinct().Order());

    [Fact]
    public void The_plan_the_cells_and_the_markdown_know_the_conditions()
    {
        using var plan = JsonDocument.Parse(File.ReadAllBytes(Path.Combine(run.Folder, "run.json")));

        Assert.Equal(s_conditions, plan.RootElement.GetProperty("plan").GetProperty("conditions").EnumerateArray().Select(condition => condition.GetProperty("name").GetString()));
        Assert.All(s_conditions, condition => Assert.Contains($"\"condition\":\"{condition}\"", File.ReadAllText(Path.Combine(run.Folder, "samples.jsonl")), StringComparison.Ordinal));
        Assert.Contains("Honest, net10.0 no-pgo", File.ReadAllText(Path.Combine(run.Folder, "results.md")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_finished_run_resumes_to_itself_and_compares_row_by_row()
    {
        var samples = File.ReadLines(Path.Combine(run.Folder, "samples.jsonl")).Count(line => line.Contains("\"event\":\"sample\"", StringComparison.Ordinal));

        var resumed = InProcess.Run(["run", "--resume", run.Folder]);
        var compared = InProcess.Run(["compare", run.Folder, run.Folder]);

        Assert.Equal((0, ""), (resumed.ExitCode, resumed.Errors));
        Assert.Equal(samples, File.ReadLines(Path.Combine(run.Folder, "samples.jsonl")).Count(line => line.Contains("\"event\":\"sample\"", StringComparison.Ordinal)));
        Assert.Equal((0, ""), (compared.ExitCode, compared.Errors));
        Assert.DoesNotContain("only in", compared.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--runtimes net7.0", "net8.0")]
    [InlineData("--runtimes net8.0 --compress gzip", "two runs")]
    [InlineData("--gc serve", "did you mean 'server'?")]
    [InlineData("--env-column DOTNET_TieredPGO=0", "NAME:VARIABLE=VALUE")]
    [InlineData("--env-column a:X=1,a:Y=2", "Two columns")]
    public void Wrong_input_is_named_with_the_next_step(string options, string expected)
    {
        var ended = InProcess.Run(["run", .. options.Split(' ')]);

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }

    public sealed class RunOverConditions : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public RunOverConditions()
        {
            Folder = _folder["run"];
            Ended = GoldilocksProgram.Run(
            [
                "run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--output", Folder, "--serializers", "Honest,System.Text.Json/plain,DoesNotCompile",
                "--runtimes", "net9.0,net10.0", "--env-column", "no-pgo:DOTNET_TieredPGO=0",
            ]);
            Assert.Equal("", Ended.Errors);
            Rows = GoldilocksProgram.Results(Folder);
        }

        public string Folder { get; }

        internal Finished Ended { get; }

        internal IReadOnlyList<IReadOnlyDictionary<string, string>> Rows { get; }

        public void Dispose() => _folder.Dispose();
    }
}
