using System.Globalization;
using System.Text.RegularExpressions;
using Goldilocks.Results;
using Markdig;

namespace Goldilocks.Reporting;

/// <summary>The page over all recorded runs: what there is, ratios by kind of machine, and where the kinds disagree. A pure function.</summary>
public static partial class RecordedPage
{
    private static readonly MarkdownPipeline s_tables = new MarkdownPipelineBuilder().UsePipeTables().Build();

    /// <summary>Its file, in the folder with the runs.</summary>
    public const string FileName = "README.md";

    /// <summary>All of it.</summary>
    public static string Of(IReadOnlyList<RecordedRun> runs)
    {
        var output = new StringWriter { NewLine = "\n" };
        var standings = Standing.Of(runs);
        var kinds = runs.Select(run => run.Kind).Distinct().ToList();
        output.Write(
            "# Results\n\nRuns of many machines, as `goldilocks submit` leaves them. [docs/results.md](../docs/results.md) says what is in a folder, what a word such as *general* claims, and how to add a run.\n" +
            "This page is made by `dotnet run -c Release --project bench -- results`.\n\n");
        output.Write($"All of it: {Backing.Of([.. runs])}.\n\n## Runs\n");
        WriteRuns(output, runs);
        WriteDisagreements(output, standings);
        foreach (var workload in standings.GroupBy(standing => (standing.Row.Workload, standing.Row.Size)))
        {
            output.Write(string.Create(CultureInfo.InvariantCulture, $"\n## {workload.Key.Workload}, {workload.Key.Size}\n"));
            WriteWorkload(output, kinds, [.. workload]);
        }

        return output.ToString();
    }

    /// <summary>The same as a page of its own, for a site that shows no Markdown. What it links to lies in the repository, so only the words stay.</summary>
    public static string Html(IReadOnlyList<RecordedRun> runs) => $$"""
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Goldilocks: results of many machines</title>
        <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
        body { max-width: 75rem; margin: 1rem auto; padding: 0 1rem }
        table { border-collapse: collapse; display: block; overflow-x: auto }
        th, td { border: 1px solid #8888; padding: .2rem .6rem; font-variant-numeric: tabular-nums }
        </style>
        {{Markdown.ToHtml(Link().Replace(Of(runs), "$1"), s_tables)}}</html>

        """.ReplaceLineEndings("\n");

    private static void WriteRuns(StringWriter output, IReadOnlyList<RecordedRun> runs)
    {
        Header(output, ("folder", false), ("kind of machine", false), ("runtime", false), ("command", false), ("measured", true), ("not measured", true));
        foreach (var run in runs)
        {
            var rows = run.Rows.Where(row => !row.IsFloor).ToList();
            var measured = rows.Count(row => row.Outcome == "Measured");
            MarkdownTable.WriteRow(output, [run.Name, run.Kind, run.Info.Machine.Runtime, CommandLines.Of(run.Info), Units.Count(measured), Units.Count(rows.Count - measured)]);
        }
    }

    private static void WriteDisagreements(StringWriter output, IReadOnlyList<Standing> standings)
    {
        var disputed = standings.Where(standing => standing.Disagreement is not null).OrderByDescending(standing => standing.Disagreement).ToList();
        output.Write("\n## Where kinds of machine disagree\n");
        if (disputed.Count == 0)
        {
            output.Write(standings.Any(standing => standing.Kinds.Count > 1) ? "Nowhere by more than chance and neighbours explain.\n" : "There is one kind of machine so far, so nothing can disagree.\n");
            return;
        }

        Header(output, ("serializer", false), ("workload", false), ("operation", false), ("apart by", true), ("ratios to the baseline", false));
        foreach (var standing in disputed)
        {
            MarkdownTable.WriteRow(output,
            [
                $"{standing.Row.Label} {standing.Row.Version}",
                string.Create(CultureInfo.InvariantCulture, $"{standing.Row.Workload}, {standing.Row.Size}"),
                standing.Row.Operation,
                string.Create(CultureInfo.InvariantCulture, $"{standing.Disagreement:0.00}"),
                string.Join("; ", standing.Kinds.Select(kind => $"{kind.Kind}: {Text(kind)}")),
            ]);
        }
    }

    /// <summary>A line for each variant, the fastest round trip on the first kind of machine first.</summary>
    private static void WriteWorkload(StringWriter output, IReadOnlyList<string> kinds, IReadOnlyList<Standing> standings)
    {
        var operations = standings.Select(standing => standing.Row.Operation).Distinct().ToList();
        var figures = operations.SelectMany(operation => kinds.Select(kind => kinds.Count == 1 ? operation : $"{operation}, {kind}")).Append("bytes");
        Header(output, [("serializer", false), .. figures.Select(title => (title, true)), ("claim", false)]);
        var rows = standings.GroupBy(standing => (standing.Row.Serializer, standing.Row.Variant, standing.Row.Version)).OrderBy(row => row.Sum(standing => standing.Kinds[0].Ratio) / row.Count());
        foreach (var row in rows)
        {
            var first = row.First();
            MarkdownTable.WriteRow(output,
            [
                $"{first.Row.Label} {first.Row.Version}",
                .. operations.SelectMany(operation => kinds.Select(kind => row.FirstOrDefault(standing => standing.Row.Operation == operation)?.Kinds.FirstOrDefault(found => found.Kind == kind) is { } ratio ? Text(ratio) : "")),
                first.Row.PayloadBytes is { } bytes ? Units.Count(bytes) : "",
                string.Join("; ", row.Select(Text).Distinct()),
            ]);
        }
    }

    private static void Header(StringWriter output, params IEnumerable<(string Title, bool IsFigure)> columns)
    {
        var all = columns.ToList();
        MarkdownTable.WriteRow(output, all.Select(column => column.Title));
        MarkdownTable.WriteRow(output, all.Select(column => column.IsFigure ? MarkdownTable.Right : MarkdownTable.Left));
    }

    /// <summary>A ratio with its range.</summary>
    public static string Text(KindRatio kind) => string.Create(CultureInfo.InvariantCulture, $"{kind.Ratio:0.00} [{kind.Low:0.00}-{kind.High:0.00}]");

    /// <summary>The word of a claim, and what stands behind it.</summary>
    public static string Text(Standing standing) => $"{standing.Claim.ToString().ToLowerInvariant()}: {standing.Grounds}";

    [GeneratedRegex(@"\[([^\]]+)\]\(\.\./[^)]+\)")]
    private static partial Regex Link();
}
