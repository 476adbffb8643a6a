namespace Goldilocks.Cli.Tests;

/// <summary>Bad input gets one clear error that names the next step, exit code 2, and touches nothing.</summary>
public sealed class WrongInput
{
    [Theory]
    [InlineData("--qick", "--help")]
    [InlineData("--serializers Newtonsoft.Json --qick", "'--qick'")]
    [InlineData("--sizes 10 --qick", "'--qick'")]
    [InlineData("--sizes ten", "--sizes takes whole numbers")]
    [InlineData("--sizes 0", "--sizes takes whole numbers")]
    [InlineData("--serializers Newtonsoft.Jsn", "did you mean 'Newtonsoft.Json'?")]
    [InlineData("--serializers Newtonsoft.Json@", "name@version")]
    [InlineData("--workloads bookshef", "did you mean 'bookshelf'?")]
    [InlineData("--workloads person:payload=1", "no parameter of person")]
    [InlineData("--workloads person --payload 5", "None of the chosen workloads")]
    [InlineData("--operations serialise", "did you mean 'serialize'?")]
    [InlineData("--sink disk", "--sink takes memory and file")]
    [InlineData("--study odata --async", "leave --async away")]
    [InlineData("--quick --thorough", "contradict")]
    [InlineData("--launches 0", "--launches")]
    [InlineData("--baseline NoSuchBaseline", "NoSuchBaseline")]
    [InlineData("--adapters /no/such/folder", "/no/such/folder")]
    [InlineData("--source /no/such/feed --serializers Newtonsoft.Json", "/no/such/feed")]
    [InlineData("--env NOVALUE", "NAME=VALUE")]
    [InlineData("--set round=3", "did you mean 'rounds'?")]
    [InlineData("--set rounds=many", "takes a number")]
    [InlineData("--set groupSize=1", "takes a whole number from 2, not 1")]
    [InlineData("--set baselineProcesses=0", "takes a whole number from 1, not 0")]
    [InlineData("--resume /no/such/run", "/no/such/run")]
    [InlineData("--resume /no/such/run --quick", "--quick")]
    public void Is_named_with_the_next_step(string options, string expected)
    {
        using var folder = new TemporaryFolder();
        var resumes = options.Contains("--resume", StringComparison.Ordinal);
        var ended = GoldilocksProgram.Run(["run", .. options.Split(' '), .. resumes ? [] : new[] { "--output", folder["run"] }]);

        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
        Assert.False(File.Exists(Path.Combine(folder["run"], "run.json")));
    }

    [Fact]
    public void A_run_folder_that_cannot_be_made_is_named_before_anything_is_built()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["file"], "in the way");

        var ended = GoldilocksProgram.Run(["run", "--output", Path.Combine(folder["file"], "run")]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("--output", ended.Errors, StringComparison.Ordinal);
        Assert.Equal("", ended.Output);
    }

    [Fact]
    public void A_damaged_run_folder_is_named_with_the_line_and_is_left_as_it_is()
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        Assert.Equal(0, GoldilocksProgram.Run(["run", .. GoldilocksProgram.Short, "--serializers", "System.Text.Json/plain", "--output", run]).ExitCode);
        var events = Path.Combine(run, "samples.jsonl");
        var lines = File.ReadAllLines(events);
        lines[3] = lines[3][..(lines[3].Length / 2)];
        File.WriteAllLines(events, lines);
        var damaged = File.ReadAllText(events);

        var ended = GoldilocksProgram.Run(["run", "--resume", run]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("samples.jsonl", ended.Errors, StringComparison.Ordinal);
        Assert.Contains("4", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(damaged, File.ReadAllText(events));
    }

    [Theory]
    [InlineData("report")]
    [InlineData("compare")]
    [InlineData("run", "--resume")]
    public void A_folder_where_a_run_has_a_file_is_one_clear_line(params string[] command)
    {
        using var folder = new TemporaryFolder();
        var run = folder["run"];
        Directory.CreateDirectory(Path.Combine(run, "run.json"));

        var ended = GoldilocksProgram.Run([.. command, run, .. command[0] == "compare" ? new[] { run } : []]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains($"{Path.Combine(run, "run.json")}: it is a folder, and not a file.", ended.Errors.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }
}
