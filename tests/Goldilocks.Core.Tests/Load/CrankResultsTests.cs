using Goldilocks.Core.Load;
using Goldilocks.Core.Results;

namespace Goldilocks.Core.Tests.Load;

/// <summary>Results in the form of crank's ExecutionResult, as its --json option writes it.</summary>
public sealed class CrankResultsTests
{
    private const string Json = """
        { "returnCode": 0, "jobResults": { "jobs": {
            "application": { "results": { "benchmarks/cpu": 98, "benchmarks/working-set": 203.5, "other": 1 },
              "metadata": [ { "name": "benchmarks/cpu", "description": "CPU Usage (%)", "format": "n0" }, { "name": "benchmarks/working-set", "description": "Working Set (MB)", "format": "n1" }, { "name": "absent", "description": "Absent" } ],
              "measurements": [], "environment": {}, "variables": {}, "benchmarks": [] },
            "load": { "results": { "http/rps/mean": 8028.4, "netSdkVersion": "10.0.401" },
              "metadata": [ { "name": "http/rps/mean", "description": "Requests/sec", "format": "n0" }, { "name": "netSdkVersion", "description": ".NET SDK" } ] } },
          "properties": {} }, "benchmarks": [] }
        """;

    [Fact]
    public void Every_job_has_its_figures_with_headings_in_their_format()
    {
        var results = Read(Json);

        Assert.Equal(["application", "load"], results.Jobs.Select(job => job.Name));
        Assert.Equal([("CPU Usage (%)", "98"), ("Working Set (MB)", "203.5")], results.Jobs[0].Figures.Select(figure => (figure.Heading, figure.Text)));
        Assert.Equal([("Requests/sec", "8,028"), (".NET SDK", "10.0.401")], results.Jobs[1].Figures.Select(figure => (figure.Heading, figure.Text)));
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("not json")]
    public void Another_file_is_named_with_the_next_step(string text) =>
        Assert.Contains("--json", Assert.Throws<RunFolderException>(() => Read(text)).Message, StringComparison.Ordinal);

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
