using System.Globalization;

namespace Goldilocks.Results;

/// <summary>Texts of libraries in one line, which neither break a table nor command a terminal.</summary>
public static class OneLine
{
    /// <summary>Stack traces are shorter. A longer text would be repeated in a row of every operation, size and file.</summary>
    private const int Longest = 16_384;

    /// <summary>
    /// The text with its lines joined by <c> / </c> and <see cref="Visible"/>. A text longer than 16,384 characters is cut and marked as cut; the run folder's events hold all of it, once.
    /// </summary>
    public static string Of(string text)
    {
        var kept = text.Length <= Longest ? text : text[..Longest];
        var line = Visible.Of(string.Join(" / ", kept.Split(['\r', '\n'], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)));
        return text.Length <= Longest ? line : line + Cut(text.Length, RunFiles.Events);
    }

    /// <summary>The same for a terminal, cut to the length that a reader will look at.</summary>
    /// <param name="text">Of a library.</param>
    /// <param name="longest">Characters.</param>
    /// <param name="whole">The file that holds all of it; null where the command keeps none.</param>
    public static string Shortened(string text, int longest, string? whole)
    {
        var line = Of(text);
        return line.Length <= longest ? line : line[..longest] + Cut(text.Length, whole);
    }

    /// <summary>The first line alone, as it is: what follows is a stack trace or a snippet.</summary>
    public static string First(string text) => text.Split('\n', 2)[0].TrimEnd();

    private static string Cut(int length, string? whole) => string.Create(
        CultureInfo.InvariantCulture, $"... (cut: {length:N0} characters{(whole is null ? "" : $"; {whole} has all of them")})");
}
