using System.Globalization;
using System.Text.Json;
using CsvHelper;
using CsvHelper.Configuration;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Results.Texts;

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
        var (plan, figures, server) = (report.Info.Plan, row.Figures, row.Server);
        var columns = new Dictionary<string, object?>
        {
            ["serializer"] = row.Key.Serializer,
            ["variant"] = row.Key.Variant,
            ["version"] = row.Key.Version,
            ["workload"] = row.Key.Workload,
            ["size"] = row.Key.Size,
            ["operation"] = row.Key.Operation.Name(),
            ["outcome"] = row.Outcome.Name,
            ["reason"] = OneLine.Of(row.Outcome.Reason),
            ["hint"] = row.Hint,
            ["connections"] = plan.Connections,
            ["offered_rate"] = figures?.OfferedRate,
            ["achieved_share"] = figures?.AchievedShare,
            ["overloaded"] = figures?.IsOverloaded,
            ["held_rate"] = row.Held?.HeldRate,
            ["requests"] = figures?.Samples,
            ["requests_per_second"] = figures?.RequestsPerSecond,
            ["highest_second"] = figures?.HighestSecond,
            ["ratio"] = row.Ratio?.Value,
            ["ratio_low"] = row.Ratio?.Low,
            ["ratio_high"] = row.Ratio?.High,
            ["body_bytes_per_second"] = figures?.BytesPerSecond,
            ["bad"] = figures?.Bad.Values.Sum(),
            ["bad_kinds"] = figures is null ? null : string.Join("; ", figures.Bad.Select(bad => string.Create(CultureInfo.InvariantCulture, $"{bad.Key} {bad.Value}"))),
            ["unsent"] = figures?.Unsent,
            ["checked"] = figures?.Checked,
        };
        foreach (var percent in WindowFigures.Percentiles)
        {
            var name = percent == 100 ? "max" : string.Create(CultureInfo.InvariantCulture, $"p{percent:0.#}").Replace('.', '_');
            columns[$"latency_{name}_nanoseconds"] = figures?.Percentile(percent);
            columns[$"service_{name}_nanoseconds"] = figures?.ServicePercentile(percent);
        }

        columns["client_cpu_nanoseconds_per_request"] = figures?.ClientCpuPerRequest;
        columns["client_cores"] = figures?.ClientCores;
        columns["server_cpu_nanoseconds_per_request"] = figures?.ServerCpuPerRequest;
        columns["server_cpu_ratio"] = row.CpuRatio?.Value;
        columns["server_cpu_ratio_low"] = row.CpuRatio?.Low;
        columns["server_cpu_ratio_high"] = row.CpuRatio?.High;
        foreach (var property in typeof(ServerFigures).GetProperties())
        {
            columns["server_" + JsonNamingPolicy.SnakeCaseLower.ConvertName(property.Name)] = server is null ? null : property.GetValue(server);
        }

        columns["server_start_nanoseconds"] = row.Started?.StartNanoseconds;
        columns["server_published_bytes"] = row.Started?.PublishedBytes;
        columns["payload_bytes"] = row.Started?.PayloadBytes;
        columns["late"] = figures?.Late;
        columns["unanswered"] = figures?.Unanswered;
        return columns;
    }

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
