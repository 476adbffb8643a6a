using System.Text.Json;
using System.Text.Json.Nodes;

namespace Goldilocks.Load;

/// <summary>
/// The client's figures in the form that crank's agent reads from a job's standard output: metadata and measurements between two marks
/// (the page on measurements in the documentation of dotnet/crank). The names are those of its own bombardier job, so that both appear in the same rows.
/// </summary>
public static class CrankStatistics
{
    /// <summary>Every figure, none without a measurement, with crank's name, its heading and its format there.</summary>
    public static IReadOnlyList<(string Name, string Heading, string Format, double? Value)> Figures(UrlLoadResult result)
    {
        if (result.Figures is not { } figures)
        {
            return [];
        }

        double? Milliseconds(double percent) => figures.Percentile(percent) / 1e6;
        return
        [
            ("http/firstrequest", "First Request (ms)", "n0", result.FirstRequestMilliseconds),
            ("http/requests", "Requests", "n0", figures.Samples + figures.Bad.Values.Sum()),
            ("http/requests/badresponses", "Bad responses", "n0", figures.Bad.Values.Sum()),
            ("goldilocks/requests/late", "Late requests", "n0", figures.Late),
            ("goldilocks/requests/unanswered", "Unanswered requests", "n0", figures.Unanswered),
            ("http/latency/50", "Latency 50th (ms)", "n2", Milliseconds(50)),
            ("http/latency/75", "Latency 75th (ms)", "n2", Milliseconds(75)),
            ("http/latency/90", "Latency 90th (ms)", "n2", Milliseconds(90)),
            ("http/latency/95", "Latency 95th (ms)", "n2", Milliseconds(95)),
            ("http/latency/99", "Latency 99th (ms)", "n2", Milliseconds(99)),
            ("http/latency/mean", "Mean latency (ms)", "n2", figures.MeanLatency / 1e6),
            ("http/latency/max", "Max latency (ms)", "n2", Milliseconds(100)),
            ("http/rps/mean", "Requests/sec", "n0", figures.RequestsPerSecond),
            ("http/rps/max", "Requests/sec (max)", "n0", figures.HighestSecond),
            ("http/throughput", "Read throughput (MB/s)", "n2", figures.BytesPerSecond / 1e6),
        ];
    }

    /// <summary>Writes the block.</summary>
    public static void Write(UrlLoadResult result, TextWriter output)
    {
        var known = Figures(result).Where(figure => figure.Value is not null).ToList();
        var block = new JsonObject
        {
            ["Metadata"] = new JsonArray([.. known.Select(figure => new JsonObject
            {
                ["Source"] = "Goldilocks",
                ["Name"] = figure.Name,
                ["Aggregate"] = "Last",
                ["Reduce"] = "Last",
                ["Format"] = figure.Format,
                ["LongDescription"] = figure.Heading,
                ["ShortDescription"] = figure.Heading,
            })]),
            ["Measurements"] = new JsonArray([.. known.Select(figure => new JsonObject
            {
                ["Timestamp"] = DateTime.UtcNow,
                ["Name"] = figure.Name,
                ["Value"] = figure.Value,
            })]),
        };
        output.WriteLine("#StartJobStatistics");
        output.WriteLine(block.ToJsonString(new JsonSerializerOptions { WriteIndented = false }));
        output.WriteLine("#EndJobStatistics");
    }
}
