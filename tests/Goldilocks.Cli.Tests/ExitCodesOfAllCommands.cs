using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>0 as expected, 1 a finding, 2 a mistake in the request, 130 interrupted: docs/cli.md has the table, and these are its rows.</summary>
public sealed class ExitCodesOfAllCommands
{
    private static readonly string[] Commands = ["run", "choose", "adopt", "compare", "bdn", "startup", "verify", "probe", "evolve", "interop", "populate", "pieces", "footprint", "memory", "profile", "load", "history", "report", "submit", "list", "outdated", "clean"];

    [Theory]
    [InlineData(0, "verify --workloads person --serializers Honest", "no digests were compared")]
    [InlineData(1, "verify --workloads person --serializers Honest,WrongAnswer", "1 WrongAnswer")]
    [InlineData(1, "verify --workloads person --serializers Honest,Crashing", "1 Crashed")]
    [InlineData(1, "verify --workloads person --serializers DoesNotCompile,Honest", "BuildFailed")]
    [InlineData(0, "verify --workloads person --serializers Throwing", "3 Failed")]
    [InlineData(1, "verify --workloads person --serializers MissingPackage", "Nothing was verified")]
    [InlineData(1, "verify --workloads person --serializers OtherProcessor", "another type of processor")]
    [InlineData(0, "memory --workloads person --operations serialize --serializers Honest", "Honest")]
    [InlineData(1, "memory --workloads person --operations serialize --serializers WrongAnswer", "WrongAnswer")]
    [InlineData(0, "footprint --workloads person --serializers Honest", "Honest")]
    [InlineData(1, "footprint --workloads person --serializers Honest,WrongAnswer", "WrongAnswer")]
    [InlineData(0, "list --build --serializers Honest,MissingPackage", "Ready")]
    [InlineData(1, "list --build --serializers MissingPackage", "Unavailable")]
    public void A_finding_is_told_from_what_was_expected(int exitCode, string command, string output)
    {
        var ended = InProcess.Run([.. command.Split(' '), "--adapters", GoldilocksProgram.Fakes]);

        Assert.Contains(output, ended.Output, StringComparison.Ordinal);
        Assert.Equal((exitCode, ""), (ended.ExitCode, ended.Errors));
    }

    [Fact]
    public void Digests_are_not_said_to_agree_where_nothing_was_verified()
    {
        var ended = InProcess.Run(["verify", "--workloads", "person", "--serializers", "MissingPackage", "--adapters", GoldilocksProgram.Fakes]);

        Assert.DoesNotContain("agree", ended.Output, StringComparison.Ordinal);
    }

    /// <summary>That failures beside measurements are none, <see cref="FakesEachCostOneRow"/> says.</summary>
    [Fact]
    public void A_run_in_which_nothing_was_measured_has_that_as_its_finding()
    {
        using var folder = new TemporaryFolder();

        var ended = InProcess.Run(
            ["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "WrongAnswer", "--baseline", "WrongAnswer", "--output", folder["run"]]);

        Assert.Equal((1, ""), (ended.ExitCode, ended.Errors));
    }

    [Fact]
    public void The_table_of_the_documentation_says_what_each_help_says()
    {
        var page = File.ReadAllText(Path.Combine(GoldilocksProgram.Repository, "docs", "cli.md"));
        foreach (var command in Commands)
        {
            var help = Regex.Replace(InProcess.Run([command, "--help"]).Output, @"\s+", " ");
            var finding = Regex.Match(help, "Exits with 0 as expected, (?:1 when (.*), )?2 on a mistake in the request, 130 when interrupted.");

            Assert.True(finding.Success, command);
            Assert.Contains($"| `{command}` | {(finding.Groups[1].Length > 0 ? finding.Groups[1].Value : "never")} |", page, StringComparison.Ordinal);
        }
    }
}
