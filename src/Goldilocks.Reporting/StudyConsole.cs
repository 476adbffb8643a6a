using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Reporting;

/// <summary>A study's tables and claims on a terminal or in a log, from 80 columns on. <c>study.md</c> has the same, and the counterparts.</summary>
public static class StudyConsole
{
    /// <summary>Writes all of it.</summary>
    public static void Write(IAnsiConsole console, StudyReport report)
    {
        WriteHeading(console, $"study: {report.Title}");
        WriteLine(console, StudyTexts.HowToRead);
        var origins = Borderless(("", false), ("published", false), ("today", false));
        foreach (var (what, published, today) in StudyTexts.Origins(report))
        {
            origins.AddRow(Cell(console, what, "grey"), Cell(console, published), Cell(console, today));
        }

        console.Write(origins);
        foreach (var table in report.Tables)
        {
            WriteTable(console, table);
        }

        WriteClaims(console, report);
        foreach (var note in report.Notes)
        {
            WriteLine(console, $"note: {note}");
        }

        console.WriteLine();
    }

    private static void WriteTable(IAnsiConsole console, StudyTableReport table)
    {
        console.WriteLine();
        WriteHeading(console, table.Title);
        if (StudyTexts.Caption(table) is { } caption)
        {
            WriteLine(console, caption);
        }

        var columns = StudyColumn.Of(table);
        var grid = Borderless([.. columns.Select(column => (column.Heading, column.IsFigure))]);
        foreach (var group in table.Groups)
        {
            foreach (var row in group.Rows)
            {
                grid.AddRow(columns.Select(column => Cell(console, column.Text(group, row), StyleOf(column, row))));
            }
        }

        console.Write(grid);
        foreach (var reason in StudyTexts.Reasons(table))
        {
            WriteLine(console, reason);
        }
    }

    private static void WriteClaims(IAnsiConsole console, StudyReport report)
    {
        if (report.Claims.Count == 0)
        {
            return;
        }

        console.WriteLine();
        WriteHeading(console, "claims");
        var grid = Borderless(("published claim", false), ("verdict", false), ("today", false));
        foreach (var claim in report.Claims)
        {
            grid.AddRow(Cell(console, StudyTexts.Of(claim)), Cell(console, StudyTexts.Of(claim.Verdict), StyleOf(claim.Verdict)), Cell(console, claim.Today));
        }

        console.Write(grid);
        console.WriteLine();
    }

    /// <summary>Published figures are dim, because they are not ours.</summary>
    private static string? StyleOf(StudyColumn column, StudyRowReport row) => column.Heading switch
    {
        "published" => "grey",
        "today" when row.Today is null => "yellow",
        _ => null,
    };

    private static string? StyleOf(ClaimVerdict verdict) => verdict switch
    {
        ClaimVerdict.Holds => "green",
        ClaimVerdict.NoLonger => "red",
        _ => "yellow",
    };

    private static Markup Cell(IAnsiConsole console, string text, string? style = null)
    {
        var plain = Markup.Escape(ConsoleTables.Plain(console, text));
        return new Markup(style is null || plain.Length == 0 ? plain : $"[{style}]{plain}[/]");
    }
}
