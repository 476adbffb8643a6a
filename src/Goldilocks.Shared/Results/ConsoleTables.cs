using Spectre.Console;

namespace Goldilocks.Results;

/// <summary>What the tables of all commands have in common on a terminal or in a log.</summary>
public static class ConsoleTables
{
    private const string ItemSign = "- ";

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

    /// <summary>A text that is no markup. Escaped markup may break behind a bracket, and a text only where it has a space.</summary>
    public static void WriteLine(IAnsiConsole console, string text) => console.Write(new Text(Plain(console, text) + Environment.NewLine));

    /// <summary>A text of a list. Its other lines are indented, so that the eye finds where the next one begins.</summary>
    public static void WriteItem(IAnsiConsole console, string text)
    {
        foreach (var (line, number) in Wrapped(Plain(console, text), console.Profile.Width - ItemSign.Length).Select((line, number) => (line, number)))
        {
            console.Write(new Text((number == 0 ? ItemSign : new string(' ', ItemSign.Length)) + line + Environment.NewLine));
        }
    }

    /// <summary>The text in lines of words; a word that is longer than a line has one of its own.</summary>
    public static IEnumerable<string> Wrapped(string text, int width)
    {
        var line = "";
        foreach (var word in text.Split(' '))
        {
            if (line.Length > 0 && line.Length + 1 + word.Length > width)
            {
                yield return line;
                line = word;
            }
            else
            {
                line = line.Length == 0 ? word : $"{line} {word}";
            }
        }

        yield return line;
    }

    /// <summary>A text as this console shows it: commands as they are typed here, and without micro, the one letter beyond ASCII that the figures need, where the console lacks it.</summary>
    public static string Plain(IAnsiConsole console, string text) =>
        console.Profile.Capabilities.Unicode ? CommandLines.AsTyped(text) : CommandLines.AsTyped(text).Replace('µ', 'u');
}
