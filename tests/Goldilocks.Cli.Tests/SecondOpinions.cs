using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>BenchmarkDotNet itself, in real processes, with its shortest job.</summary>
public sealed class SecondOpinions
{
    [Fact]
    [Trait("Runs", "nightly")]
    public void The_same_cases_are_measured_by_BenchmarkDotNet_and_put_beside_ours()
    {
        using var folder = new TemporaryFolder();
        var ended = GoldilocksProgram.Run(
        [
            "bdn", .. GoldilocksProgram.Short, "--job", "dry", "--repeats", "1", "--adapters", GoldilocksProgram.Fakes,
            "--serializers", "Honest,WrongAnswer,System.Text.Json/plain", "--output", folder["run"],
        ]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        using var agreement = JsonDocument.Parse(File.ReadAllText(Path.Combine(folder["run"], "bdn.json")));
        var cases = agreement.RootElement.GetProperty("cases").EnumerateArray().ToList();
        Assert.Equal(
            ["Honest serialize", "Honest deserialize"],
            cases.Select(item => $"{item.GetProperty("key").GetProperty("serializer").GetString()} {item.GetProperty("key").GetProperty("operation").GetString()}"));
        Assert.All(cases, item => Assert.True(item.GetProperty("theirNanoseconds").GetDouble() > 0));

        // BenchmarkDotNet's own exporters, one folder for each process.
        Assert.Equal(2, Directory.GetFiles(Path.Combine(folder["run"], "bdn"), "*-report-github.md", SearchOption.AllDirectories).Length);
    }

    [UnixFact(UnixFactAttribute.Signals)]
    [Trait("Runs", "nightly")]
    public void What_BenchmarkDotNet_measured_before_an_interruption_is_in_the_table()
    {
        using var folder = new TemporaryFolder();
        var processes = Path.Combine(folder["run"], "bdn", "processes.jsonl");
        using var process = GoldilocksProgram.StartUntil(
            ["bdn", .. GoldilocksProgram.Short, "--job", "dry", "--repeats", "100", "--serializers", "Newtonsoft.Json/plain", "--output", folder["run"]],
            () => File.Exists(processes) && File.ReadAllLines(processes).Length >= 2);

        Assert.Equal(130, GoldilocksProgram.Interrupt(process));
        using var agreement = JsonDocument.Parse(File.ReadAllText(Path.Combine(folder["run"], "bdn.json")));
        Assert.All(agreement.RootElement.GetProperty("cases").EnumerateArray(), item => Assert.True(item.GetProperty("theirNanoseconds").GetDouble() > 0));
    }

    [Fact]
    public void The_baseline_alone_is_refused_because_there_is_no_ratio_to_agree_on()
    {
        using var folder = new TemporaryFolder();
        var ended = InProcess.Run(["bdn", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json/plain", "--output", folder["run"]]);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: Only System.Text.Json would be measured", ended.Errors, StringComparison.Ordinal);
        Assert.Contains("Name a second serializer with --serializers.", ended.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("--job", "thorough")]
    [InlineData("--repeats", "0")]
    public void A_job_or_a_number_that_does_not_exist_is_refused_before_anything_is_built(string option, string value)
    {
        var ended = InProcess.Run(["bdn", option, value]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains(value, ended.Errors);
    }
}
