namespace Goldilocks.Cli.Tests;

/// <summary>A look at a run before it begins: it leaves nothing behind.</summary>
public sealed class DryRuns
{
    [Fact]
    public void It_names_what_would_be_measured_and_makes_no_folder()
    {
        using var folder = new TemporaryFolder();
        string[] run = ["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Twins", "--output", folder["run"]];
        Assert.Equal(0, GoldilocksProgram.Run([.. run]).ExitCode);
        Directory.Delete(folder["run"], recursive: true);

        var ended = GoldilocksProgram.Run([.. run, "--dry-run"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches("built: .*Honest.*Twins", ended.Output.ReplaceLineEndings(" "));
        Assert.Contains("workloads: person of 1", ended.Output, StringComparison.Ordinal);
        Assert.Contains("launches of each cell: 1.", ended.Output, StringComparison.Ordinal);
        Assert.Contains("by the runs that were measured on this machine", ended.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.False(Directory.Exists(folder["run"]));
    }

    [Fact]
    public void It_says_that_costly_workloads_of_the_default_get_fewer_launches()
    {
        var ended = GoldilocksProgram.Run(["run", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--dry-run"]);

        Assert.Contains("launches of each cell: 3 to 6.", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("the fewest launches", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void It_cannot_be_asked_of_a_run_that_goes_on()
    {
        var ended = GoldilocksProgram.Run(["run", "--resume", "runs/old", "--dry-run"]);

        Assert.Contains("--dry-run looks at a new run; leave --resume away.", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }
}
