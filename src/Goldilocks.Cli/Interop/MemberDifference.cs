using System.Globalization;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Interop;

/// <summary>The first member that came back as another value.</summary>
/// <param name="Member">Its path: <c>Lines[0].Price</c>.</param>
/// <param name="Expected">The value that was written.</param>
/// <param name="Got">The value that was read.</param>
/// <param name="About">What kind of value it is about, in a word.</param>
public sealed partial record MemberDifference(string Member, string Expected, string Got, string About)
{
    /// <summary>As workers say it.</summary>
    public string Text => Got.Length == 0 ? $"{Member}: {Expected}" : $"{Member}: expected {Expected}, got {Got}";

    /// <summary>Takes the text of a worker apart. A text of another form is kept whole.</summary>
    /// <param name="text">Such as <c>Lines[0].Price: expected 1.10, got 1.1</c>.</param>
    public static MemberDifference Parse(string text)
    {
        var match = Form().Match(text);
        if (!match.Success)
        {
            var (member, rest) = text.Split(": ", 2) is [var path, var said] ? (path, said) : ("the value", text);
            return new MemberDifference(member, rest, "", rest.Contains("missing", StringComparison.Ordinal) || rest.Contains("not expected", StringComparison.Ordinal) ? "keys" : "other");
        }

        var (expected, got) = (match.Groups["expected"].Value, match.Groups["got"].Value);
        return new MemberDifference(match.Groups["member"].Value, expected, got, AboutOf(expected, got));
    }

    private static string AboutOf(string expected, string got) => (KindOf(expected), KindOf(got)) switch
    {
        ("null", _) or (_, "null") => "null or missing",
        ("binary", _) or (_, "binary") => "binary",
        ("guid", _) or (_, "guid") => "guid",
        ("date", _) or (_, "date") => "date",
        ("type", _) or (_, "type") => "type",
        ("count", _) or (_, "count") => "collection",
        ("text", _) or (_, "text") => "text",
        ("number", _) or (_, "number") => "number",
        ("enum", _) or (_, "enum") => "enum",
        _ => "other",
    };

    private static string KindOf(string value) =>
        value == "null" ? "null"
        : value.TrimStart('…').StartsWith("0x", StringComparison.Ordinal) ? "binary"
        : value.TrimStart('…').StartsWith('"') || value.StartsWith('\'') ? "text"
        : Guid.TryParse(value, out _) ? "guid"
        : Date().IsMatch(value) ? "date"
        : value.StartsWith("type ", StringComparison.Ordinal) ? "type"
        : Count().IsMatch(value) ? "count"
        : double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out _) ? "number"
        : Enumerated().IsMatch(value) ? "enum"
        : "other";

    [GeneratedRegex("^(?<member>.*?): expected (?<expected>.*), got (?<got>.*)$", RegexOptions.Singleline)]
    private static partial Regex Form();

    [GeneratedRegex(@"^(\d{4}-\d\d-\d\d|-?(\d+\.)?\d\d:\d\d:\d\d)")]
    private static partial Regex Date();

    [GeneratedRegex(@"^[\d x]+ (elements?|members)$|^\d+ x")]
    private static partial Regex Count();

    [GeneratedRegex(@"^[A-Z]\w*\.[\w, -]+$")]
    private static partial Regex Enumerated();
}
