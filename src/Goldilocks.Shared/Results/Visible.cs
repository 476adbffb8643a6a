using System.Globalization;
using System.Text;

namespace Goldilocks.Results;

/// <summary>
/// Makes every character of a library's text visible. A character that a terminal or a browser would obey instead of show is written as <c>\x1b</c> or <c>\u202e</c>. Leaving such characters out was
/// rejected: then two different texts would look the same.
/// </summary>
public static class Visible
{
    /// <summary>The text, with each character that moves, hides, colours or reorders others written as an escape. Line feeds and tabs stay.</summary>
    public static string Of(string text) => Find(text) is var first && first < 0 ? text : WrittenOut(text, first);

    private static int Find(string text)
    {
        for (var index = 0; index < text.Length; index++)
        {
            // A surrogate pair is checked as one character later.
            if (char.IsSurrogate(text[index]) || IsObeyed(text[index], CharUnicodeInfo.GetUnicodeCategory(text[index])))
            {
                return index;
            }
        }

        return -1;
    }

    private static string WrittenOut(string text, int first)
    {
        var written = new StringBuilder(text, 0, first, text.Length + 16);
        for (var index = first; index < text.Length; index++)
        {
            var isPair = index + 1 < text.Length && char.IsSurrogatePair(text[index], text[index + 1]);
            var code = isPair ? char.ConvertToUtf32(text[index], text[index + 1]) : text[index];
            if (IsObeyed(code, isPair ? CharUnicodeInfo.GetUnicodeCategory(code) : CharUnicodeInfo.GetUnicodeCategory(text[index])))
            {
                var (mark, digits) = code < 0x100 ? ("\\x", "x2") : code < 0x10000 ? ("\\u", "x4") : ("\\U", "x8");
                written.Append(mark).Append(code.ToString(digits, CultureInfo.InvariantCulture));
            }
            else
            {
                written.Append(text, index, isPair ? 2 : 1);
            }

            index += isPair ? 1 : 0;
        }

        return written.ToString();
    }

    /// <summary>Control characters (C0, delete, C1), format characters (bidirectional ones, those without a width, tags), separators of lines, and halves of pairs.</summary>
    private static bool IsObeyed(int code, UnicodeCategory category) => code is not ('\n' or '\t') && category
        is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.Surrogate or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator;
}
