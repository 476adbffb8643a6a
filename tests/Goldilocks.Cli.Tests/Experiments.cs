using System.Diagnostics;

namespace Goldilocks.Cli.Tests;

/// <summary>The experiments of bench/ take minutes to hours; a mistake in their options is told at once, and without a stack trace.</summary>
public sealed class Experiments
{
    [Theory]
    [InlineData("settings --left --quick --right --thorough -- --serializers NoSuchSerializer", "NoSuchSerializer")]
    [InlineData("self --comparisons 1 -- --workloads bookshef", "did you mean 'bookshelf'?")]
    public void A_run_that_is_refused_ends_the_experiment_with_what_the_run_said(string command, string expected)
    {
        var (exitCode, errors) = Run(command);

        Assert.Equal(2, exitCode);
        Assert.StartsWith("error: goldilocks run ", errors, StringComparison.Ordinal);
        Assert.Contains(expected, errors, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("   at ", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("repeatability --repeats 0", "--repeats takes a whole number from 1.")]
    [InlineData("self --comparisons -3", "--comparisons takes a whole number from 1.")]
    public void Counts_below_one_are_refused_before_the_first_run(string command, string expected)
    {
        var (exitCode, errors) = Run(command);

        Assert.NotEqual(0, exitCode);
        Assert.Contains(expected, errors, StringComparison.Ordinal);
    }

    private static (int ExitCode, string Errors) Run(string command)
    {
        var program = Path.Combine(GoldilocksProgram.Repository, "bench", "bin", GoldilocksProgram.Configuration, "net10.0", "Goldilocks.Bench.dll");
        using var process = Process.Start(new ProcessStartInfo("dotnet", [program, .. command.Split(' ')]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        var errors = process.StandardError.ReadToEndAsync();
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, errors.Result);
    }
}
