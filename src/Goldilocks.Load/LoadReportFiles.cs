using System.Globalization;
using System.Text.Json;
using CsvHelper;
using CsvHelper.Configuration;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>The report of a load test as files beside the recorded events: Markdown for people, CSV and JSON for programs.</summary>
public static class LoadReportFiles
{
    /// <summary>The file of the tables.</summary>
    public const string Markdown = "load.md";

    /// <summary>The file of the figures, one row for each cell.</summary>
    public const string Csv = "load.csv";

    /// <summary>The same, as JSON.</summary>
    public const string Json = "load-results.json";

    /// <summary>Writes all of them.</summary>
    public static void Write(LoadReport report, string folder)
    {
        WholeFile.Replace(Path.Combine(folder, Markdown), markdown => WriteMarkdown(report, markdown));
        var rows = report.Tables.SelectMany(table => table.Rows).Select(row => Figures(report, row)).ToList();
        WholeFile.Replace(Path.Combine(folder, Csv), csv => WriteCsv(rows, csv));
        WholeFile.Replace(Path.Combine(folder, Json), json => json.Write(JsonSerializer.Serialize(rows, RunJson.File)));
    }

    /// <summary>Every figure of a row under its column's name; null where there is none.</summary>
    public static IReadOnlyDictionary<string, object?> Figures(LoadReport report, LoadRow row)
    {
        (string Name, object? Value)[] columns = [.. Subject(report, row), .. Requests(row), .. Times(row), .. Processors(row), .. Server(row), .. Late(row)];
        return new OrderedDictionary<string, object?>(columns.Select(column => KeyValuePair.Create(column.Name, column.Value)));
    }

    private static IEnumerable<(string Name, object? Value)> Subject(LoadReport report, LoadRow row) =>
    [
        ("serializer", row.Key.Serializer),
        ("variant", row.Key.Variant),
        ("version", row.Key.Version),
        ("workload", row.Key.Workload),
        ("size", row.Key.Size),
        ("operation", row.Key.Operation.Name()),
        ("outcome", row.Outcome.Name),
        ("reason", OneLine.Of(row.Outcome.Reason)),
        ("hint", row.Hint),
        ("connections", report.Info.Plan.Connections),
    ];

    private static IEnumerable<(string Name, object? Value)> Requests(LoadRow row)
    {
        var figures = row.Figures;
        return
        [
            ("offered_rate", figures?.OfferedRate),
            ("achieved_share", figures?.AchievedShare),
            ("overloaded", figures?.IsOverloaded),
            ("held_rate", row.Held?.HeldRate),
            ("requests", figures?.Samples),
            ("requests_per_second", figures?.RequestsPerSecond),
            ("highest_second", figures?.HighestSecond),
            ("ratio", row.Ratio?.Value),
            ("ratio_low", row.Ratio?.Low),
            ("ratio_high", row.Ratio?.High),
            ("body_bytes_per_second", figures?.BytesPerSecond),
            ("bad", figures?.Bad.Values.Sum()),
            ("bad_kinds", figures is null ? null : string.Join("; ", figures.Bad.Select(bad => string.Create(CultureInfo.InvariantCulture, $"{bad.Key} {bad.Value}")))),
            ("unsent", figures?.Unsent),
            ("checked", figures?.Checked),
        ];
    }

    private static IEnumerable<(string Name, object? Value)> Times(LoadRow row)
    {
        foreach (var percent in WindowFigures.Percentiles)
        {
            var name = percent == 100 ? "max" : string.Create(CultureInfo.InvariantCulture, $"p{percent:0.#}").Replace('.', '_');
            yield return ($"latency_{name}_nanoseconds", row.Figures?.Percentile(percent));
            yield return ($"service_{name}_nanoseconds", row.Figures?.ServicePercentile(percent));
        }
    }

    private static IEnumerable<(string Name, object? Value)> Processors(LoadRow row) =>
    [
        ("client_cpu_nanoseconds_per_request", row.Figures?.ClientCpuPerRequest),
        ("client_cores", row.Figures?.ClientCores),
        ("server_cpu_nanoseconds_per_request", row.Figures?.ServerCpuPerRequest),
        ("server_cpu_ratio", row.CpuRatio?.Value),
        ("server_cpu_ratio_low", row.CpuRatio?.Low),
        ("server_cpu_ratio_high", row.CpuRatio?.High),
    ];

    private static IEnumerable<(string Name, object? Value)> Server(LoadRow row) =>
    [
        .. typeof(ServerFigures).GetProperties().Select(property =>
            ("server_" + JsonNamingPolicy.SnakeCaseLower.ConvertName(property.Name), row.Server is { } server ? property.GetValue(server) : null)),
        ("server_start_nanoseconds", row.Started?.StartNanoseconds),
        ("server_published_bytes", row.Started?.PublishedBytes),
        ("payload_bytes", row.Started?.PayloadBytes),
    ];

    /// <summary>New columns are added at the end, so that a program that counts columns still finds the old ones.</summary>
    private static IEnumerable<(string Name, object? Value)> Late(LoadRow row) =>
    [
        ("late", row.Figures?.Late),
        ("unanswered", row.Figures?.Unanswered),
    ];

    /// <summary>The tables for people.</summary>
    public static void WriteMarkdown(LoadReport report, TextWriter output)
    {
        output.Write("# Load test\n\n");
        output.Write($"`goldilocks {string.Join(' ', report.Info.Command)}`, {report.Info.StartedUtc.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture)}, ");
        output.Write($"{report.Info.Machine.Processor}, {report.Info.Machine.LogicalCores} cores, {report.Info.Machine.Runtime}\n");
        foreach (var table in report.Tables)
        {
            output.Write($"\n## {MarkdownTable.Escape(LoadTexts.Heading(table))}\n\n{MarkdownTable.Escape(LoadTexts.Caption(report, table))}\n\n");
            WriteClient(report, table, output);
            WriteServer(table, output);
            foreach (var (outcome, text) in LoadTexts.Notes(table))
            {
                output.Write($"- {outcome}: {MarkdownTable.Escape(text)}\n");
            }
        }

        output.Write("\n");
        foreach (var (outcome, text) in LoadTexts.Unready(report))
        {
            output.Write($"- {outcome}: {MarkdownTable.Escape(text)}\n");
        }

        foreach (var advice in report.Advice)
        {
            output.Write($"- {MarkdownTable.Escape(advice)}\n");
        }
    }

    private static void WriteClient(LoadReport report, LoadTable table, TextWriter output)
    {
        var figures = LoadTexts.Client(report.Info.Plan).SelectMany(column => column).ToList();
        var rows = table.Rows.Where(row => row.Figures is not null).ToList();
        if (rows.Count == 0)
        {
            return;
        }

        MarkdownTable.WriteRow(output, ["load", .. figures.Select(figure => figure.Name)]);
        MarkdownTable.WriteRow(output, [MarkdownTable.Left, .. figures.Select(_ => MarkdownTable.Right)]);
        rows.ForEach(row => MarkdownTable.WriteRow(output, [$"{row.Label} {(row.IsCeiling ? "" : row.Key.Version)}".Trim(), .. figures.Select(figure => figure.Text(row).Replace('\n', ' '))]));
        output.Write("\n");
    }

    private static void WriteServer(LoadTable table, TextWriter output)
    {
        var rows = table.Rows.Where(row => row.Figures is not null && !row.IsCeiling).ToList();
        if (rows.Count == 0)
        {
            return;
        }

        MarkdownTable.WriteRow(output, ["server", .. rows.Select(row => row.Label)]);
        MarkdownTable.WriteRow(output, [MarkdownTable.Left, .. rows.Select(_ => MarkdownTable.Right)]);
        foreach (var figure in LoadTexts.Server)
        {
            MarkdownTable.WriteRow(output, [figure.Name, .. rows.Select(figure.Text)]);
        }

        output.Write("\n");
    }

    private static void WriteCsv(IReadOnlyList<IReadOnlyDictionary<string, object?>> rows, TextWriter output)
    {
        using var csv = new CsvWriter(output, new CsvConfiguration(CultureInfo.InvariantCulture) { NewLine = "\n" }, leaveOpen: true);
        if (rows.Count == 0)
        {
            return;
        }

        foreach (var column in rows[0].Keys)
        {
            csv.WriteField(column);
        }

        csv.NextRecord();
        foreach (var row in rows)
        {
            foreach (var value in row.Values)
            {
                csv.WriteField(value is string text ? SpreadsheetText.Of(text) : value);
            }

            csv.NextRecord();
        }
    }
}
