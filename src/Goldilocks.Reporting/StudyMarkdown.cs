using Goldilocks.Results;
using static Goldilocks.Results.MarkdownTable;

namespace Goldilocks.Reporting;

/// <summary><c>study.md</c>: a study's tables and claims, published and today's, ready to paste.</summary>
public static class StudyMarkdown
{
    /// <summary>Writes all of it.</summary>
    public static void Write(StudyReport report, TextWriter output)
    {
        output.Write($"# {Escape(report.Title)}\n\n{Escape(StudyTexts.HowToRead)}\n\n");
        WriteTable(output, ["", "published", "today"], StudyTexts.Origins(report).Select(origin => new[] { origin.What, origin.Published, origin.Today }));
        foreach (var table in report.Tables)
        {
            WriteTable(output, report, table);
        }

        WriteClaims(output, report);
        WriteCounterparts(output, report);
        WriteList(output, "Notes", report.Notes);
        output.Write($"## To repeat\n\n    goldilocks run --study {report.Name}\n\n{Escape(report.Hint)}\n");
    }

    private static void WriteTable(TextWriter output, StudyReport report, StudyTableReport table)
    {
        output.Write($"## {Escape(table.Title)}\n\n");
        if (StudyTexts.Caption(table) is { } caption)
        {
            output.Write($"{Escape(caption)}\n\n");
        }

        var columns = StudyColumn.Of(table);
        WriteTable(
            output,
            columns.Select(column => column.Heading),
            from tableGroup in table.Groups
            from row in tableGroup.Rows
            select columns.Select(column => column.Text(tableGroup, row)),
            columns.Select(column => column.IsFigure));
        WriteItems(output, [.. StudyTexts.Reasons(table), .. table.HasPublished ? [StudyTexts.PublishedOn(report)] : Array.Empty<string>()]);
    }

    private static void WriteClaims(TextWriter output, StudyReport report)
    {
        if (report.Claims.Count > 0)
        {
            output.Write("## Claims\n\n");
            WriteTable(
                output,
                ["published claim", "verdict", "today"],
                report.Claims.Select(claim => new[] { StudyTexts.Of(claim), StudyTexts.Of(claim.Verdict), claim.Today }));
        }
    }

    private static void WriteCounterparts(TextWriter output, StudyReport report)
    {
        output.Write("## What stands for what\n\n");
        WriteTable(
            output,
            ["published", "today", "version", ""],
            report.Counterparts.Select(counterpart => new[] { counterpart.Label, counterpart.Today ?? "none", counterpart.Version ?? "", counterpart.Note ?? "" }));
    }

    private static void WriteList(TextWriter output, string heading, IReadOnlyList<string> items)
    {
        if (items.Count > 0)
        {
            output.Write($"## {heading}\n\n");
            WriteItems(output, items);
        }
    }

    private static void WriteItems(TextWriter output, IReadOnlyList<string> items)
    {
        foreach (var item in items)
        {
            output.Write($"- {Escape(item)}\n");
        }

        output.Write(items.Count > 0 ? "\n" : "");
    }

    private static void WriteTable(TextWriter output, IEnumerable<string> headings, IEnumerable<IEnumerable<string>> rows, IEnumerable<bool>? areFigures = null)
    {
        var titles = headings.ToList();
        WriteRow(output, titles);
        WriteRow(output, (areFigures ?? titles.Select(_ => false)).Select(isFigure => isFigure ? Right : Left));
        foreach (var row in rows)
        {
            WriteRow(output, row);
        }

        output.Write("\n");
    }
}
