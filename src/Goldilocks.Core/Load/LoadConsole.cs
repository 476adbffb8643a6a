using Goldilocks.Core.Reports;
using Spectre.Console;

namespace Goldilocks.Core.Load;

/// <summary>The report of a load test on a terminal or in a log: the client's table, the server's, then who is missing and why.</summary>
public static class LoadConsole
{
    /// <summary>Serializers side by side in the server's table; more make another table below.</summary>
    private const int ColumnsOfServers = 6;

    /// <summary>Writes everything.</summary>
    public static void Write(IAnsiConsole console, LoadReport report)
    {
        foreach (var table in report.Tables)
        {
            ConsoleTables.WriteHeading(console, LoadTexts.Heading(table));
            Line(console, $"[grey]{Markup.Escape(LoadTexts.Caption(report, table))}[/]");
            console.WriteLine();
            WriteClient(console, report, table);
            foreach (var rows in table.Rows.Where(row => row.Figures is not null && !row.IsCeiling).Chunk(ColumnsOfServers))
            {
                WriteServer(console, rows);
            }

            WriteNotes(console, LoadTexts.Notes(table));
        }

        WriteNotes(console, report.Unready.Select(unready => (unready.Outcome.Name, $"{unready.Serializer} {unready.Version}: {unready.Outcome.Reason}")));
        foreach (var advice in report.Advice)
        {
            Line(console, $"[yellow]note:[/] {Markup.Escape(advice)}");
        }
    }

    private static void WriteClient(IAnsiConsole console, LoadReport report, LoadTable table)
    {
        var rows = table.Rows.Where(row => row.Figures is not null).ToList();
        if (rows.Count == 0)
        {
            return;
        }

        var figures = LoadTexts.Client(report.Info.Plan);
        var grid = New("load");
        figures.ToList().ForEach(figure => grid.AddColumn(Right(figure.Name)));
        foreach (var row in rows)
        {
            // Name above version, ratio above its interval: one line for each would need 150 columns.
            var name = row.IsCeiling ? row.Label : $"{row.Key.Serializer}\n{$"{row.Key.Variant} {row.Key.Version}".Trim()}";
            grid.AddRow([Cell(console, name), .. figures.Select(figure => Cell(console, figure.Text(row).Replace(" [", "\n[", StringComparison.Ordinal).Replace(" baseline", "\nbaseline", StringComparison.Ordinal)))]);
        }

        console.Write(grid);
        console.WriteLine();
    }

    private static void WriteServer(IAnsiConsole console, IReadOnlyList<LoadRow> rows)
    {
        var grid = New("server");
        foreach (var row in rows)
        {
            grid.AddColumn(Right(row.Key.Variant.Length == 0 ? row.Key.Serializer : $"{row.Key.Serializer}\n{row.Key.Variant}"));
        }

        foreach (var figure in LoadTexts.Server)
        {
            grid.AddRow([Cell(console, figure.Name), .. rows.Select(row => Cell(console, figure.Text(row)))]);
        }

        console.Write(grid);
        console.WriteLine();
    }

    private static void WriteNotes(IAnsiConsole console, IEnumerable<(string Outcome, string Text)> notes)
    {
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (outcome, text) in notes)
        {
            var color = outcome is nameof(Results.Unsupported) or nameof(Results.Unavailable) or "Held" ? "yellow" : "red";
            grid.AddRow(new Markup($"[{color}]{Markup.Escape(outcome)}[/]"), Cell(console, text));
        }

        console.Write(grid);
    }

    private static Table New(string heading)
    {
        var table = new Table { Border = TableBorder.None };
        table.AddColumn(new TableColumn(new Markup($"[bold]{heading}[/]")) { Padding = new Padding(0, 0, 1, 0) });
        return table;
    }

    private static TableColumn Right(string heading) => new(new Markup($"[bold]{Markup.Escape(heading)}[/]"))
    {
        Alignment = Justify.Right,
        NoWrap = true,
        Padding = new Padding(0, 0, 1, 0),
    };

    private static Markup Cell(IAnsiConsole console, string text) => new(ConsoleReport.Plain(console, Markup.Escape(text)));

    private static void Line(IAnsiConsole console, string markup) => console.MarkupLine(ConsoleReport.Plain(console, markup));
}
