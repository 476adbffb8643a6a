using Goldilocks.Load;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Load;

/// <summary>CrankWrote.json is what crank's --json option wrote of the scenario OpenModel, with fewer of its figures and of its measurements.</summary>
public sealed class CrankResultsTests
{
    private static readonly string s_written = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Load", "CrankWrote.json"));

    [Fact]
    public void Every_job_has_its_figures_with_headings_in_their_format()
    {
        var results = Read(s_written);

        Assert.Equal(["application", "load"], results.Jobs.Select(job => job.Name));
        Assert.Equal(("Max Cores usage (%)", "193"), Figure(results, "application", "benchmarks/cpu/raw"));
        Assert.Equal(("Max GC Heap Fragmentation (%)", "1,146 %"), Figure(results, "application", "runtime-counter/gc-fragmentation"));
        Assert.Equal(("Latency 99th (ms)", "1.04"), Figure(results, "load", "http/latency/99"));
        Assert.Equal(("Requests", "1,000"), Figure(results, "load", "http/requests"));
    }

    [Fact]
    public void A_figure_that_crank_writes_under_another_case_than_its_heading_s_is_found() =>
        Assert.Equal(("ASP.NET Core Version", "10.0.12+95017c711e6a"), Figure(Read(s_written), "application", "AspNetCoreVersion"));

    [Fact]
    public void A_heading_without_a_figure_is_no_row() =>
        Assert.DoesNotContain(Read(s_written).Jobs[0].Figures, figure => figure.Name == "benchmarks/memory/swap");

    [Fact]
    public void Figures_of_a_scenario_that_failed_say_so_first()
    {
        var whole = Read(s_written);
        var failed = Read(s_written.Replace("\"returnCode\": 0", "\"returnCode\": 1", StringComparison.Ordinal));

        Assert.Null(whole.Failure);
        Assert.DoesNotContain("failed", Markdown(whole), StringComparison.Ordinal);
        Assert.StartsWith("**Crank ended with code 1", Markdown(failed), StringComparison.Ordinal);
        Assert.Contains("| Requests | 1,000 |", Markdown(failed), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("not json")]
    public void Another_file_is_named_with_the_next_step(string text) =>
        Assert.Contains("--json", Assert.Throws<RunFolderException>(() => Read(text)).Message, StringComparison.Ordinal);

    private static (string Heading, string Text) Figure(CrankResults results, string job, string name)
    {
        var figure = results.Jobs.Single(item => item.Name == job).Figures.Single(item => item.Name == name);
        return (figure.Heading, figure.Text);
    }

    private static string Markdown(CrankResults results)
    {
        using var output = new StringWriter();
        results.WriteMarkdown(output);
        return output.ToString();
    }

    private static CrankResults Read(string text)
    {
        var path = Path.GetTempFileName();
        try
        {
            File.WriteAllText(path, text);
            return CrankResults.Read(path);
        }
        finally
        {
            File.Delete(path);
        }
    }
}
