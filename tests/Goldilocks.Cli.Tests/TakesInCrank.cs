namespace Goldilocks.Cli.Tests;

/// <summary>Crank's results of a load test, copied into a run folder.</summary>
public sealed class TakesInCrank
{
    private static readonly string s_written = Path.Combine(GoldilocksProgram.Repository, "tests", "Goldilocks.Rooms.Tests", "Load", "CrankWrote.json");

    [Fact]
    public void The_folder_holds_crank_s_file_and_its_tables()
    {
        using var folder = new TemporaryFolder();

        var ended = InProcess.Run(["load", "--from-crank", s_written, "--output", folder["run"]]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Contains("Latency 99th (ms)", ended.Output, StringComparison.Ordinal);
        Assert.Equal(File.ReadAllText(s_written), File.ReadAllText(Path.Combine(folder["run"], "crank.json")));
        Assert.Contains("| ASP.NET Core Version | 10.0.12+95017c711e6a |", File.ReadAllText(Path.Combine(folder["run"], "crank.md")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_folder_with_results_of_crank_is_not_overwritten()
    {
        using var folder = new TemporaryFolder();
        string[] taking = ["load", "--from-crank", s_written, "--output", folder["run"]];
        InProcess.Run(taking);

        var again = InProcess.Run(taking);

        Assert.Equal(2, again.ExitCode);
        Assert.Contains("choose another --output", again.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_of_something_else_is_an_error_with_the_next_step()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["other.json"], "{}");

        var ended = InProcess.Run(["load", "--from-crank", folder["other.json"], "--output", folder["run"]]);

        Assert.Equal(2, ended.ExitCode);
        Assert.Contains("--json", ended.Errors, StringComparison.Ordinal);
    }
}
