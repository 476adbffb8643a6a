namespace Goldilocks.Prober.Capabilities;

/// <summary>
/// Texts that serializers of all formats have to escape, measure or keep apart. Written for Goldilocks, by what formats treat in a special way; the Big List of Naughty Strings was
/// not copied, because most of its entries try web pages and databases.
/// </summary>
public static class DifficultTexts
{
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
}
