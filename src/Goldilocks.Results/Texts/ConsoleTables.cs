using Spectre.Console;

namespace Goldilocks.Results.Texts;

/// <summary>What the tables of all commands have in common on a terminal or in a log.</summary>
public static class ConsoleTables
{
    /// <summary>Characters between two columns.</summary>
    public const int GapWidth = 2;

    /// <summary>Columns without lines between them; figures are aligned to the right and never wrapped.</summary>
    public static Table Borderless(params IEnumerable<(string Heading, bool IsFigure)> columns)
    {
        var table = new Table { Border = TableBorder.None, ShowRowSeparators = false };
        foreach (var (heading, isFigure) in columns)
        {
            table.AddColumn(new TableColumn(new Markup($"[bold]{Markup.Escape(heading)}[/]"))
            {
                Alignment = isFigure ? Justify.Right : Justify.Left,
                NoWrap = isFigure,
                Padding = new Padding(0, 0, GapWidth, 0),
            });
        }

        return table;
    }

    /// <summary>A line with a text at its left end.</summary>
    public static void WriteHeading(IAnsiConsole console, string text) => console.Write(new Rule($"[bold]{Markup.Escape(Plain(console, text))}[/]")
    {
        Justification = Justify.Left,
        Border = console.Profile.Capabilities.Unicode ? BoxBorder.Square : BoxBorder.Ascii,
    });

    /// <summary>A text that is no markup.</summary>
    public static void WriteLine(IAnsiConsole console, string text) => console.MarkupLine(Markup.Escape(Plain(console, text)));

    /// <summary>A text as this console shows it: commands as they are typed here, and without micro, the one letter beyond ASCII that the figures need, where the console lacks it.</summary>
    public static string Plain(IAnsiConsole console, string text) =>
        console.Profile.Capabilities.Unicode ? CommandLines.AsTyped(text) : CommandLines.AsTyped(text).Replace('µ', 'u');
}
