using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting;

/// <summary>What concerns all tables of a run, once, after the last of them: what the marks mean, what was not measured, whether the run can be trusted, where it ran.</summary>
public static class ConsoleSummary
{
    private const int LongestReason = 240;

    /// <summary>More reasons for not taking a workload than this are a list to look something up in, and not one to read: then only the names are printed.</summary>
    private const int MostReasons = 6;

    /// <summary>Of payloads below the bare one; results.md names all.</summary>
    private const int MostPayloads = 1;

    /// <summary>Of the description: the others are printed on request, and are in every file.</summary>
    private static readonly string[] s_shortDescription = ["Your type", "Sample", "Note", "Command", "Processor", "Runtime"];

    /// <param name="console">The terminal.</param>
    /// <param name="report">The run.</param>
    /// <param name="isWhole">True for every reason and the whole description; false for what a reader needs first.</param>
    public static void Write(IAnsiConsole console, RunReport report, bool isWhole)
    {
        ConsoleTables.WriteHeading(console, "summary");
        foreach (var violation in report.FloorViolations.Where(violation => violation.IsFailure))
        {
            Write(console, $"[red]failed:[/] {Markup.Escape(FloorTexts.Of(violation))}");
        }

        foreach (var advice in report.Advice)
        {
            Write(console, $"[yellow]note:[/] {Markup.Escape(advice.Text)}");
        }

        if (FloorTexts.Smaller(report.FloorViolations, isWhole ? int.MaxValue : MostPayloads) is { Length: > 0 } smaller)
        {
            Write(console, $"[grey]note: {Markup.Escape(smaller)}[/]");
        }

        foreach (var mark in MarkTexts.Footnotes(report))
        {
            Write(console, $"[grey]{Markup.Escape(mark)}[/]");
        }

        WriteUnmeasured(console, UnmeasuredLine.Of(report), isWhole);
        Write(console, Markup.Escape(Counts(report)));
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (name, value) in RunDescription.Of(report).Where(line => isWhole || s_shortDescription.Contains(line.Name)))
        {
            grid.AddRow($"[grey]{Markup.Escape(name)}[/]", ConsoleTables.Plain(console, Markup.Escape(value)));
        }

        console.Write(grid);
    }

    private static void WriteUnmeasured(IAnsiConsole console, IReadOnlyList<UnmeasuredLine> lines, bool isWhole)
    {
        var refused = lines.Where(line => line.Outcome == nameof(Unsupported)).ToList();
        var isShort = !isWhole && refused.DistinctBy(line => line.Reason).Count() > MostReasons;
        var told = isShort ? lines.Except(refused) : lines;
        var shared = told.CountBy(line => Bare(line)).Where(reason => reason.Value > 1).Select(reason => reason.Key).ToHashSet();
        var groups = told
            .GroupBy(line => (line.Outcome, Reason: shared.Contains(Bare(line)) ? Bare(line) : line.Reason, line.Places, line.Operations))
            .Select(group => (group.Key.Outcome, Text: $"{Names(group)}{On(group.First())}: {Shortened(group.Key.Reason)}"));
        var names = isShort
            ? refused.GroupBy(line => (line.Places, line.Operations)).Select(group => (nameof(Unsupported), Text: $"{On(group.First()).TrimStart()}: {Names(group)}"))
            : [];
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (outcome, text) in groups.Concat(names))
        {
            grid.AddRow($"[{StyleOf(outcome)}]{Markup.Escape(outcome)}[/]", ConsoleTables.Plain(console, Markup.Escape(text)));
        }

        console.Write(grid);
    }

    /// <summary>Several variants of one serializer share its name.</summary>
    private static string Names(IEnumerable<UnmeasuredLine> lines) => string.Join(", ", lines
        .DistinctBy(line => line.Name)
        .GroupBy(line => line.Serializer)
        .Select(variants => variants.Count() < 3 ? string.Join(", ", variants.Select(line => line.Name)) : $"{variants.Key} ({Units.Count(variants.Count())} variants)"));

    private static string On(UnmeasuredLine line) => (line.Operations.Length == 0 ? "" : $" {line.Operations}") + (line.Places.Length == 0 ? "" : $" on {line.Places}");

    /// <summary>The reason without the package's name. Its serializer stands beside it already, and so those with one reason share a line.</summary>
    private static string Bare(UnmeasuredLine line)
    {
        var end = line.Outcome == nameof(Unavailable) && line.Reason.StartsWith("package ", StringComparison.Ordinal) ? line.Reason.IndexOf(": ", StringComparison.Ordinal) : -1;
        return end < 0 ? line.Reason : line.Reason[(end + 2)..];
    }

    private static string StyleOf(string outcome) =>
        outcome is nameof(Unsupported) or nameof(Unavailable) or Outcome.NotMeasured ? "yellow" : "red";

    private static string Shortened(string reason) => OneLine.Shortened(reason, LongestReason, RunFiles.Csv);

    private static string Counts(RunReport report)
    {
        var cells = report.Workloads.SelectMany(table => table.Rows).SelectMany(row => row.Cells).ToList();
        var counts = cells.CountBy(cell => cell.Outcome).OrderByDescending(count => count.Value).ThenBy(count => count.Key, StringComparer.Ordinal);
        return $"{Units.Count(cells.Count)} cells: {string.Join(", ", counts.Select(count => $"{Units.Count(count.Value)} {count.Key}"))}";
    }

    private static void Write(IAnsiConsole console, string markup) => console.MarkupLine(ConsoleTables.Plain(console, markup));
}
