using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.MarkdownTable;

namespace Goldilocks.Reporting;

/// <summary>A comparison for a terminal, and as Markdown for a pull request.</summary>
public static class ComparisonReports
{
    /// <summary>Writes a table of the changes, what to know about them, and the verdict in the last line.</summary>
    public static void WriteConsole(RunComparison comparison, IAnsiConsole console)
    {
        if (comparison.Changes.Count > 0)
        {
            var table = new Table { Border = TableBorder.Simple };
            table.AddColumns([.. ComparisonTexts.Headings]);
            foreach (var change in comparison.Changes)
            {
                var style = change.IsRegression ? new Style(Color.Red) : Style.Plain;
                table.AddRow(ComparisonTexts.Row(change).Select(text => new Text(text, style)));
            }

            console.Write(table);
        }

        foreach (var line in comparison.Remarks.Append(ComparisonTexts.Method(comparison)).Append(ComparisonTexts.Summary(comparison)))
        {
            console.WriteLine(line);
        }
    }

    /// <summary>The verdict first: that is what a reviewer looks for.</summary>
    public static void WriteMarkdown(RunComparison comparison, TextWriter output)
    {
        output.Write($"**{Escape(ComparisonTexts.Summary(comparison))}**\n\n");
        if (comparison.Changes.Count > 0)
        {
            WriteRow(output, ComparisonTexts.Headings);
            WriteRow(output, [Left, Left, Left, Right, Right, Right]);
            foreach (var change in comparison.Changes)
            {
                WriteRow(output, ComparisonTexts.Row(change));
            }

            output.Write("\n");
        }

        foreach (var line in comparison.Remarks.Append(ComparisonTexts.Method(comparison)))
        {
            output.Write($"{Escape(line)}\n\n");
        }
    }
}
