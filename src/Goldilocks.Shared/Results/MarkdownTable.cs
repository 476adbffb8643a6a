namespace Goldilocks.Results;

/// <summary>Pipe tables, as every renderer of Markdown knows them.</summary>
public static class MarkdownTable
{
    public const string Left = "---";
    public const string Right = "--:";

    /// <summary>One line; alignments are passed through, everything else is text.</summary>
    public static void WriteRow(TextWriter output, IEnumerable<string> cells) =>
        output.Write($"| {string.Join(" | ", cells.Select(cell => cell is Left or Right ? cell : Escape(cell)))} |\n");

    /// <summary>Reasons quote messages and types. None of their characters may become markup, a link, or an image that is fetched when the text is displayed.</summary>
    public static string Escape(string text) => Visible.Of(text)
        .Replace("\\", "\\\\", StringComparison.Ordinal)
        .Replace("|", "\\|", StringComparison.Ordinal)
        .Replace("<", "&lt;", StringComparison.Ordinal)
        .Replace("`", "\\`", StringComparison.Ordinal)
        .Replace("![", "!\\[", StringComparison.Ordinal)
        .Replace("](", "]\\(", StringComparison.Ordinal);
}
