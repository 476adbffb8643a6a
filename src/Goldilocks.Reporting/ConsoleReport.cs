using Goldilocks.Figures;
using Goldilocks.Results;
using Goldilocks.Results.Texts;
using Spectre.Console;

namespace Goldilocks.Reporting;

/// <summary>
/// The report on a terminal or in a log: the ranking with its differences and intervals, then the rows that are missing, with the reason. Works from 80
/// columns on, without colours, and with figures and lines in ASCII where the console supports nothing else.
/// </summary>
public static class ConsoleReport
{
    private const int LongestReason = 240;

    /// <summary>The table of one workload and size, as soon as it is complete.</summary>
    /// <exception cref="ArgumentException">The report has no such table.</exception>
    public static void WriteWorkload(IAnsiConsole console, RunReport report, string workload, int size)
    {
        var table = report.Find(workload, size) ?? throw new ArgumentException($"The report holds no {workload} of size {size}.", nameof(workload));
        ConsoleTables.WriteHeading(console, $"{workload}, size {Units.Count(size)}");
        Write(console, $"[grey]{Markup.Escape(RowTexts.Caption(table))}[/]");
        console.WriteLine();
        WriteRows(console, table);
        WriteMarks(console, report, table);
        WriteCompression(console, report, table);
        WriteUnmeasured(console, report, table);
        console.WriteLine();
    }

    /// <summary>What concerns the run as a whole: whether it can be trusted, what to do better, where it ran.</summary>
    public static void WriteSummary(IAnsiConsole console, RunReport report)
    {
        ConsoleTables.WriteHeading(console, "summary");
        foreach (var violation in report.FloorViolations.Where(violation => violation.IsOfTime))
        {
            Write(console, $"{(violation.IsFailure ? "[red]failed:[/]" : "[yellow]note:[/]")} {Markup.Escape(FloorTexts.Of(violation))}");
        }

        foreach (var advice in report.Advice)
        {
            Write(console, $"[yellow]note:[/] {Markup.Escape(advice.Text)}");
        }

        if (FloorTexts.Smaller(report.FloorViolations) is { Length: > 0 } smaller)
        {
            Write(console, $"[grey]note:[/] {Markup.Escape(smaller)}");
        }

        WriteOutcomes(console, NotReady(report).Select(serializer =>
            (serializer.Outcome, $"{serializer.Serializer} {serializer.Version}{VariantKey.Under(serializer.Condition)}: {Shortened(serializer.Reason)}")));
        Write(console, Markup.Escape(Counts(report)));
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (name, value) in RunDescription.Of(report))
        {
            grid.AddRow($"[grey]{Markup.Escape(name)}[/]", ConsoleTables.Plain(console, Markup.Escape(value)));
        }

        console.Write(grid);
    }

    private static void WriteRows(IAnsiConsole console, WorkloadReport report)
    {
        var ranked = report.Rows.Where(row => row.Group is not RowGroup.NotMeasured and not RowGroup.Floor).ToList();
        var floors = report.Rows.Where(row => row.Group == RowGroup.Floor && row.Cells.Any(cell => cell.IsMeasured)).ToList();
        if (ranked.Count + floors.Count == 0)
        {
            return;
        }

        var layout = ConsoleLayout.Choose(report, [.. ranked, .. floors], console.Profile.Width);
        var table = new Table { Border = TableBorder.None, ShowRowSeparators = false };
        foreach (var column in layout.Columns)
        {
            table.AddColumn(new TableColumn(new Markup($"[bold]{Markup.Escape(column.Heading)}[/]"))
            {
                Alignment = column.Alignment,
                NoWrap = !column.MayWrap,
                Padding = new Padding(0, 0, layout.Gap, 0),
            });
        }

        ranked.ForEach(AddRow);
        if (floors.Count > 0)
        {
            table.AddEmptyRow();
            floors.ForEach(AddRow);
        }

        console.Write(table);

        void AddRow(RowReport row) => table.AddRow(layout.Columns.Select(column => new Markup(ConsoleTables.Plain(console, column.Text(row)))));
    }

    private static void WriteCompression(IAnsiConsole console, RunReport report, WorkloadReport table)
    {
        var rows = CompressionRow.Of(report, table);
        if (rows.Count == 0)
        {
            return;
        }

        console.WriteLine();
        Write(console, $"[grey]{Markup.Escape(CompressionTexts.Caption)}[/]");
        var grid = new Table { Border = TableBorder.None, ShowRowSeparators = false };
        foreach (var (heading, index) in CompressionTexts.Headings(table).Select((heading, index) => (heading, index)))
        {
            grid.AddColumn(new TableColumn($"[bold]{heading}[/]") { Alignment = index < 2 ? Justify.Left : Justify.Right, NoWrap = index > 0, Padding = new Padding(0, 0, 2, 0) });
        }

        foreach (var row in rows)
        {
            grid.AddRow(CompressionTexts.Cells(table, row).Select(cell => new Markup(ConsoleTables.Plain(console, Markup.Escape(cell)))));
        }

        console.Write(grid);
    }

    private static void WriteMarks(IAnsiConsole console, RunReport report, WorkloadReport table)
    {
        var footnotes = MarkTexts.Footnotes(report, table).ToList();
        if (footnotes.Count > 0)
        {
            console.WriteLine();
            footnotes.ForEach(footnote => Write(console, $"[grey]{Markup.Escape(footnote)}[/]"));
        }
    }

    /// <summary>
    /// Those that share an outcome and its reason share a line. The reason why a serializer could not be built is given once, in the summary, because it is the
    /// same in every table.
    /// </summary>
    private static void WriteUnmeasured(IAnsiConsole console, RunReport report, WorkloadReport table)
    {
        var unbuilt = NotReady(report).Select(serializer => (serializer.Serializer, serializer.Version, serializer.Condition)).ToHashSet();
        var lines = UnmeasuredLine.Of(table)
            .Select(line => unbuilt.Contains((line.Row.Serializer, line.Row.Version, line.Row.Condition)) ? line with { Reason = "see the summary" } : line)
            .GroupBy(line => (line.Outcome, line.Reason, Operations: line.IsWholeRow ? "" : $" {line.Operations}"))
            .Select(group => (group.Key.Outcome, Text: $"{Names(group)}{group.Key.Operations}: {Shortened(group.Key.Reason)}"))
            .ToList();
        if (lines.Count > 0)
        {
            console.WriteLine();
            WriteOutcomes(console, lines);
        }
    }

    private static string Names(IEnumerable<UnmeasuredLine> lines) => string.Join(", ", lines.Select(line => line.Row.Key.FullLabel));

    private static IEnumerable<SerializerReport> NotReady(RunReport report) =>
        report.Serializers.Where(serializer => serializer.Outcome != SerializerReport.Ready);

    private static void WriteOutcomes(IAnsiConsole console, IEnumerable<(string Outcome, string Text)> lines)
    {
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (outcome, text) in lines)
        {
            grid.AddRow($"[{StyleOf(outcome)}]{Markup.Escape(outcome)}[/]", ConsoleTables.Plain(console, Markup.Escape(text)));
        }

        console.Write(grid);
    }

    private static string StyleOf(string outcome) =>
        outcome is nameof(Unsupported) or nameof(Unavailable) or Outcome.NotMeasured ? "yellow" : "red";

    private static string Shortened(string reason) =>
        OneLine.Shortened(reason, LongestReason, RunFiles.Csv);

    private static string Counts(RunReport report)
    {
        var cells = report.Workloads.SelectMany(table => table.Rows).SelectMany(row => row.Cells).ToList();
        var counts = cells.CountBy(cell => cell.Outcome).OrderByDescending(count => count.Value).ThenBy(count => count.Key, StringComparer.Ordinal);
        return $"{Units.Count(cells.Count)} cells: {string.Join(", ", counts.Select(count => $"{Units.Count(count.Value)} {count.Key}"))}";
    }

    private static void Write(IAnsiConsole console, string markup) => console.MarkupLine(ConsoleTables.Plain(console, markup));
}
