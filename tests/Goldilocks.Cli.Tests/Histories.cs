using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Comparing;

namespace Goldilocks.Cli.Tests;

/// <summary>A build server reads the exit code of <c>history</c>, and a person the lines that say why.</summary>
public sealed class Histories : IDisposable
{
    private static readonly string[] s_judged = ["--fail-above", "5%"];

    private readonly TemporaryFolder _folder = new();

    [Theory]
    [InlineData(2.0, 2.4, 1, "1.20 times the time")]
    [InlineData(2.4, 2.0, 0, "1.20 times as fast")]
    [InlineData(2.0, 2.0, 0, "0 steps of more than 5 %")]
    public void A_slower_last_version_is_a_finding_for_a_build_server_and_a_faster_one_is_not(double before, double after, int exitCode, string expected)
    {
        TwoRuns.Make().Measured("Mine", "1.0", before).Measured("Mine", "2.0", after).Write(_folder["run"]);

        var judged = InProcess.Run(["history", _folder["run"], .. s_judged]);
        var shown = InProcess.Run(["history", _folder["run"]]);

        Assert.Equal((exitCode, ""), (judged.ExitCode, judged.Errors));
        Assert.Equal((0, judged.Output), (shown.ExitCode, shown.Output));
        Assert.Contains(expected, judged.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_last_version_that_no_longer_works_is_a_finding_even_where_nothing_of_it_was_measured()
    {
        TwoRuns.Make().Measured("Mine", "1.0", 2).Ended("Mine", "2.0", new Crashed(134, "Stack overflow.")).Write(_folder["run"]);

        var judged = InProcess.Run(["history", _folder["run"], .. s_judged]);
        var markdown = InProcess.Run(["history", _folder["run"], .. s_judged, "--markdown"]);
        var shown = InProcess.Run(["history", _folder["run"]]);

        Assert.Equal((1, ""), (judged.ExitCode, judged.Errors));
        Assert.Equal((1, ""), (markdown.ExitCode, markdown.Errors));
        Assert.Equal((0, ""), (shown.ExitCode, shown.Errors));
        const string Expected = "Not measured any more: Mine, person of 1, serialize and deserialize: Crashed from version 1.0 to 2.0: exit code 134: Stack overflow.";
        Assert.Contains(Expected, string.Join(' ', judged.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)), StringComparison.Ordinal);
        Assert.StartsWith(Expected, markdown.Output, StringComparison.Ordinal);
    }

    public void Dispose() => _folder.Dispose();
}
