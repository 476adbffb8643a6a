using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Reporting;

/// <summary>
/// The tables on a terminal or in a log: each ranking with its differences and intervals, and what must be said of its rows. Works from 80
/// columns on, without colours, and with figures and lines in ASCII where the console supports nothing else.
/// </summary>
public static class ConsoleReport
{
    /// <summary>Lines of rows in all tables of a run, so that a default run is read without scrolling for long. A table has at least <see cref="FewestLines"/> of them.</summary>
    private const int LinesOfAllTables = 64;

    private const int FewestLines = 16;

    /// <summary>A table that is longer by as little as this is not cut: the line that says so would take the room of a row.</summary>
    private const int WorthCutting = 2;

    /// <summary>The table of one workload and size, as soon as it is complete.</summary>
    /// <param name="console">The terminal.</param>
    /// <param name="report">The run as it is by now.</param>
    /// <param name="workload">Its name.</param>
    /// <param name="size">The count of its unit.</param>
    /// <param name="isWhole">True for every row; false for the first ones and the baseline.</param>
    /// <param name="view">The unit of speeds, and a link; null for times.</param>
    /// <exception cref="ArgumentException">The report has no such table.</exception>
    public static void WriteWorkload(IAnsiConsole console, RunReport report, string workload, int size, bool isWhole, TableView? view = null)
    {
        var table = report.Find(workload, size) ?? throw new ArgumentException($"The report holds no {workload} of size {size}.", nameof(workload));
        ConsoleTables.WriteHeading(console, $"{workload}, size {Units.Count(size)}");
        Write(console, $"[grey]{Markup.Escape(RowTexts.Caption(table))}[/]");
        var shown = view ?? TableView.Usual;
        WriteRows(console, table, isWhole ? int.MaxValue : Math.Max(FewestLines, LinesOfAllTables / TablesOf(report)), shown);
        foreach (var remark in TableRemarks.Of(report, table).Concat(shown.Limits(table)))
        {
            Write(console, $"[yellow]note:[/] {Markup.Escape(remark)}");
        }

        WriteCompression(console, report, table);
        console.WriteLine();
    }

    /// <summary>As many as the plan names; a plan that names none means the usual workloads, which are several.</summary>
    private static int TablesOf(RunReport report) => report.Run.Plan switch
    {
        { Workloads: [] } => LinesOfAllTables / FewestLines,
        var plan => Math.Max(1, plan.Workloads.Count * Math.Max(1, plan.Sizes.Count)),
    };

    private static void WriteRows(IAnsiConsole console, WorkloadReport report, int mostLines, TableView view)
    {
        var variants = report.Rows.Where(row => row.Group is not RowGroup.NotMeasured and not RowGroup.Floor).ToList();
        var floors = report.Rows.Where(row => row.Group == RowGroup.Floor && row.Cells.Any(cell => cell.IsMeasured)).ToList();
        if (variants.Count + floors.Count == 0)
        {
            return;
        }

        var layout = ConsoleLayout.Choose(report, [.. variants, .. floors], console.Profile.Width, view);
        var shown = First(report, variants, mostLines / layout.LinesOfRow);
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

        foreach (var row in shown.Concat(mostLines == int.MaxValue ? floors : []))
        {
            table.AddRow(layout.Columns.Select(column => new Markup(ConsoleTables.Plain(console, column.Text(row)))));
        }

        console.Write(table);
        if (shown.Count < variants.Count)
        {
            Write(console, $"[grey]and {Units.Count(variants.Count - shown.Count)} more rows[/]");
        }

        if (mostLines != int.MaxValue && floors.Count > 0)
        {
            Write(console, $"[grey]{Markup.Escape(RowTexts.Floors(floors))}[/]");
        }
    }

    /// <summary>The first rows; a row among the others that ratios are taken to takes the place of the last one. Rows without a rank for a reason are among those that are cut, and the remarks name them.</summary>
    private static List<RowReport> First(WorkloadReport table, List<RowReport> rows, int most)
    {
        if (rows.Count <= most + WorthCutting)
        {
            return rows;
        }

        var first = rows.Take(most).ToList();
        return rows.Skip(most).FirstOrDefault(row => row.Key == table.Baseline) is { } baseline ? [.. first.Take(most - 1), baseline] : first;
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

    private static void Write(IAnsiConsole console, string markup) => console.MarkupLine(ConsoleTables.Plain(console, markup));
}
