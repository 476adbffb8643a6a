using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Load;

/// <summary>The report of a load test on a terminal or in a log: the client's table, the server's, then the serializers that are missing, with the reason.</summary>
public static class LoadConsole
{
    /// <summary>Writes everything.</summary>
    public static void Write(IAnsiConsole console, LoadReport report)
    {
        foreach (var table in report.Tables)
        {
            ConsoleTables.WriteHeading(console, LoadTexts.Heading(table));
            Line(console, $"[grey]{Markup.Escape(LoadTexts.Caption(report, table))}[/]");
            console.WriteLine();
            WriteClient(console, report, table);
            foreach (var rows in SideBySide([.. table.Rows.Where(row => row.Figures is not null && !row.IsCeiling)], console.Profile.Width))
            {
                WriteServer(console, rows);
            }

            WriteNotes(console, LoadTexts.Notes(table));
        }

        WriteNotes(console, LoadTexts.Unready(report));
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

        var columns = LoadTexts.Client(report.Info.Plan);
        var grid = ConsoleTables.Borderless([("load", false), .. columns.Select(figures => (string.Join('\n', figures.Select(figure => figure.Name)), true))]);
        foreach (var row in rows)
        {
            var name = row.IsCeiling ? row.Label : $"{row.Key.Serializer}\n{$"{row.Key.Variant} {row.Key.Version}".Trim()}";
            grid.AddRow([Stacked(console, name), .. columns.Select(figures => Stacked(console, string.Join('\n', figures.Select(figure => figure.Text(row)))))]);
        }

        console.Write(grid);
        console.WriteLine();
    }

    private static void WriteServer(IAnsiConsole console, IReadOnlyList<LoadRow> rows)
    {
        var grid = ConsoleTables.Borderless([("server", false), .. rows.Select(row => (ServerHeading(row), true))]);
        grid.Columns[0].NoWrap = true;
        foreach (var figure in LoadTexts.Server)
        {
            grid.AddRow([Cell(console, figure.Name), .. rows.Select(row => Cell(console, figure.Text(row)))]);
        }

        console.Write(grid);
        console.WriteLine();
    }

    /// <summary>As many servers side by side as fit into the width, but at least one; the others form another table below.</summary>
    private static IEnumerable<IReadOnlyList<LoadRow>> SideBySide(IReadOnlyList<LoadRow> rows, int width)
    {
        var names = LoadTexts.Server.Max(figure => figure.Name.Length) + ConsoleTables.GapWidth;
        List<LoadRow> page = [];
        var used = names;
        foreach (var row in rows)
        {
            var own = WidthOf(row) + ConsoleTables.GapWidth;
            if (page.Count > 0 && used + own > width)
            {
                yield return page;
                (page, used) = ([], names);
            }

            page.Add(row);
            used += own;
        }

        if (page.Count > 0)
        {
            yield return page;
        }
    }

    private static int WidthOf(LoadRow row) => LoadTexts.Server.Select(figure => figure.Text(row)).Concat(ServerHeading(row).Split('\n')).Max(text => text.Length);

    private static string ServerHeading(LoadRow row) => row.Key.Variant.Length == 0 ? row.Key.Serializer : $"{row.Key.Serializer}\n{row.Key.Variant}";

    private static void WriteNotes(IAnsiConsole console, IEnumerable<(string Outcome, string Text)> notes)
    {
        var grid = new Grid().AddColumn(new GridColumn().NoWrap()).AddColumn();
        foreach (var (outcome, text) in notes)
        {
            var color = outcome is nameof(Unsupported) or nameof(Unavailable) or "Held" ? "yellow" : "red";
            grid.AddRow(new Markup($"[{color}]{Markup.Escape(outcome)}[/]"), Cell(console, text));
        }

        console.Write(grid);
    }

    /// <summary>The first line matters most; the lines below it are dim.</summary>
    private static Markup Stacked(IAnsiConsole console, string text) => text.Split('\n', 2) is [var first, var below]
        ? new Markup(ConsoleTables.Plain(console, $"{Markup.Escape(first)}\n[grey]{Markup.Escape(below)}[/]"))
        : Cell(console, text);

    private static Markup Cell(IAnsiConsole console, string text) => new(ConsoleTables.Plain(console, Markup.Escape(text)));

    private static void Line(IAnsiConsole console, string markup) => console.MarkupLine(ConsoleTables.Plain(console, markup));
}
