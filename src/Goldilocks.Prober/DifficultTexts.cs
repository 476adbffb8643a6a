namespace Goldilocks.Prober;

/// <summary>
/// Texts that serializers of all formats have to escape, measure or keep apart. Written for Goldilocks, by what formats treat in a special way; the Big List of Naughty Strings was
/// not copied, because most of its entries try web pages and databases.
/// </summary>
public static class DifficultTexts
{
    private static readonly string[] s_marks = ["\t", " ", "\n", "-", "-@", "@", ":", "#", "?", "!", "&", "*", "|", ">", "%", "`", "'", "\"", ",", "[", "]", "{", "}", "=", "\\", "<", "~"];

    private static readonly string[] s_words =
    [
        "null", "Null", "NULL", "none", "undefined", "yes", "Yes", "no", "true", "True", "false", "on", "off", "y", "n",
        "1e3", "1E3", "0x10", "0o7", "010", "00", "0b1", "+1", "-1", "1.", ".5", "1.50", "1_000", "1,000", ".inf", "-.inf", ".nan", "NaN", "Infinity", "-Infinity", "190:20:30", "12:34",
        "2026-07-01", "2026-07-01T12:34:56Z", "2026-07-01T12:34:56+05:45", "/Date(0)/", "\\/Date(0)\\/", "<<", "---", "...", "--- a", "a: b", "- a", "[1]", "{}", "\"null\"", "null ", " null", "0x", "%41", "&amp;", "\t,", "\t#", " ,",
    ];

    /// <summary>All of them, each with its name.</summary>
    public static IReadOnlyList<(string Name, string Text)> All { get; } =
    [
        ("NUL", "a\0b"),
        ("NUL alone", "\0"),
        ("every control character", string.Concat(Enumerable.Range(1, 31).Select(code => (char)code))),
        ("DEL and C1 controls", "\u007F\u0080\u0085\u009F"),
        ("a line feed", "a\nb"),
        ("a carriage return", "a\rb"),
        ("both", "a\r\nb"),
        ("line and paragraph separators", "a\u2028b\u2029c"),
        ("white space around", "  a \t "),
        ("only white space", " \t\n "),
        ("a byte order mark", "\uFEFFa"),
        ("the other byte order mark", "\uFFFEa"),
        ("U+FFFF", "a\uFFFFb"),
        ("U+FFFD", "a\uFFFDb"),
        ("quotes and backslashes", "\"'`\\\\\" \\u0041 \\n"),
        ("markup", "<a b=\"c\">&amp;&#65;]]><![CDATA[d]]></a>"),
        ("YAML's words", "null"),
        ("YAML's booleans", "yes"),
        ("a number", "0x10"),
        ("a date", "2026-07-01T12:34:56Z"),
        ("YAML's signs", "- a: &b *c !d | e > f # g"),
        ("a tilde", "~"),
        ("one combined letter", "e\u0301"),
        ("the same letter in one", "\u00E9"),
        ("a ligature", "\uFB01"),
        ("right to left", "\u202Eabc\u202C \u05D0\u05D1"),
        ("no width", "a\u200Bb\u200Dc\u2060d"),
        ("an emoji of five parts", "\U0001F468\u200D\U0001F469\u200D\U0001F467"),
        ("the last character", "\U0010FFFF"),
        ("outside the first plane", "\U00010000\U0001D11E"),
        ("an embedded payload", "{\"$type\":\"System.Object\",\"a\":[1,2]}"),
        ("a format string", "%s%n {0} ${a}"),
        ("200 characters of two bytes", new string('\u00E9', 200)),
        ("300 characters of three bytes", new string('\u20AC', 300)),
        ("70,000 characters", new string('x', 70_000)),
    ];

    /// <summary>
    /// Ordinary texts that a text format may take for something else where they stand without quotes: with white space or a mark at an end, or words that it reads as a number, a date, a boolean or nothing.
    /// </summary>
    public static IReadOnlyList<(string Name, string Text)> Plain { get; } = [.. s_marks.SelectMany(Around).Concat(s_words).Distinct().Select(text => (ValueChecks.Quoted(text), text))];

    private static string[] Around(string mark) => [mark, mark + "a", "a" + mark, mark + " a", "a " + mark, "a" + mark + " b"];
}
