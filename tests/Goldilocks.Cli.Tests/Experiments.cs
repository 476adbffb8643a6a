using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>The experiments of bench/ take minutes to hours; a mistake in their options is reported at once, without a stack trace.</summary>
public sealed class Experiments
{
    [Theory]
    [InlineData("settings --left --quick --right --thorough -- --serializers NoSuchSerializer", "NoSuchSerializer")]
    [InlineData("self --comparisons 1 -- --serializers System.Text.Json --workloads bookshef", "did you mean 'bookshelf'?")]
    public void A_run_that_is_refused_ends_the_experiment_with_what_the_run_said(string command, string expected)
    {
        var ended = Run(command);

        Assert.Equal(2, ended.ExitCode);
        Assert.StartsWith("error: goldilocks run ", ended.Errors, StringComparison.Ordinal);
        Assert.Contains(expected, ended.Errors, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("   at ", ended.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("repeatability --repeats 0", "--repeats takes a whole number from 1.")]
    [InlineData("self --comparisons -3", "--comparisons takes a whole number from 1.")]
    public void Counts_below_one_are_refused_before_the_first_run(string command, string expected)
    {
        var ended = Run(command);

        Assert.NotEqual(0, ended.ExitCode);
        Assert.Contains(expected, ended.Errors, StringComparison.Ordinal);
    }

    private static Finished Run(string command)
    {
        var program = Path.Combine(GoldilocksProgram.Repository, "bench", "bin", GoldilocksProgram.Configuration, "net10.0", "Goldilocks.Bench.dll");
        using var process = Process.Start(new ProcessStartInfo("dotnet", [program, .. command.Split(' ')]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        return GoldilocksProgram.ToTheEnd(process);
    }
}
