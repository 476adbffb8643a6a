using System.Globalization;

namespace Goldilocks.Cli.Interop;

/// <summary>Whether a value without parts is the same value after its type changed. A pure function.</summary>
internal static class Conversions
{
    /// <summary>Null when the value is another one. Otherwise what it went through, as <c>int to long</c>; empty for nothing.</summary>
    /// <param name="written">What was written.</param>
    /// <param name="read">What was read.</param>
    /// <param name="readNames">The names of the reader's enum with their numbers; empty where it is none.</param>
    /// <param name="writtenNames">The same of the writer's.</param>
    public static string? Between(MemberNode written, MemberNode read, IReadOnlyList<KeyValuePair<string, string>> writtenNames, IReadOnlyList<KeyValuePair<string, string>> readNames)
    {
        if (written.Kind == "enum" && read.Kind == "enum")
        {
            return OfEnums(NumberOf(written), NameOf(written), NumberOf(read), NameOf(read), writtenNames, readNames);
        }

        var through = written.Type == read.Type ? "" : $"{Named(written.Type)} to {Named(read.Type)}";
        return written.Kind == read.Kind && written.Text == read.Text ? through : IsSame(written, read) ? (through.Length > 0 ? through : "written in another way") : null;
    }

    /// <summary>In words of C#.</summary>
    private static string Named(string type) => type switch
    {
        "System.Int32" => "int",
        "System.Int64" => "long",
        "System.Int16" => "short",
        "System.Byte" => "byte",
        "System.UInt32" => "uint",
        "System.UInt64" => "ulong",
        "System.Double" => "double",
        "System.Single" => "float",
        "System.Decimal" => "decimal",
        "System.Boolean" => "bool",
        "System.String" => "string",
        _ => MemberNode.ShortName(type),
    };

    private static string? OfEnums(string writtenNumber, string written, string readNumber, string read, IReadOnlyList<KeyValuePair<string, string>> writtenNames, IReadOnlyList<KeyValuePair<string, string>> readNames)
    {
        if (written == read && written.Length > 0)
        {
            return writtenNumber == readNumber ? "" : $"by its name, whose number was {writtenNumber} and is {readNumber}";
        }

        if (writtenNumber != readNumber || readNames.Any(name => name.Key == written) || writtenNames.Any(name => name.Key == read))
        {
            return null;
        }

        return read.Length == 0 ? $"as the number {readNumber}, which has no name there" : $"as the number {readNumber}, which is called {read} there";
    }

    private static string NumberOf(MemberNode node) => node.Text.Split(' ', 2)[0];

    private static string NameOf(MemberNode node) => node.Text.Split(' ', 2) is [_, var name] ? name : "";

    private static bool IsSame(MemberNode written, MemberNode read) => (written.Kind, read.Kind) switch
    {
        ("number", "number") or ("number", "text") or ("text", "number") => SameNumber(written.Text, read.Text),
        ("flag", "number") or ("number", "flag") => (written.Kind == "flag" ? written.Text == "true" : written.Text == "1") == (read.Kind == "flag" ? read.Text == "true" : read.Text == "1")
            && (written.Kind == "number" ? written : read).Text is "0" or "1",
        ("flag", "text") or ("text", "flag") => string.Equals(written.Text, read.Text, StringComparison.OrdinalIgnoreCase),
        ("enum", "text") => NameOf(written) == read.Text || NumberOf(written) == read.Text,
        ("text", "enum") => NameOf(read) == written.Text || NumberOf(read) == written.Text,
        ("enum", "number") => NumberOf(written) == read.Text,
        ("number", "enum") => NumberOf(read) == written.Text,
        ("time", "time") or ("time", "text") or ("text", "time") => SameTime(written.Text, read.Text),
        ("guid", "text") or ("text", "guid") => Guid.TryParse(written.Text, out var left) && Guid.TryParse(read.Text, out var right) && left == right,
        ("span", "text") or ("text", "span") => TimeSpan.TryParse(written.Text, CultureInfo.InvariantCulture, out var left) && TimeSpan.TryParse(read.Text, CultureInfo.InvariantCulture, out var right) && left == right,
        ("bytes", "text") => IsBase64Of(read.Text, written.Text),
        ("text", "bytes") => IsBase64Of(written.Text, read.Text),
        _ => false,
    };

    private static bool SameNumber(string written, string read) =>
        (decimal.TryParse(written, NumberStyles.Float, CultureInfo.InvariantCulture, out var left) && decimal.TryParse(read, NumberStyles.Float, CultureInfo.InvariantCulture, out var right) && left == right)
        || (double.TryParse(written, NumberStyles.Float, CultureInfo.InvariantCulture, out var first) && double.TryParse(read, NumberStyles.Float, CultureInfo.InvariantCulture, out var second) && first.Equals(second));

    /// <summary>One moment, or one reading of a clock where one of the two says no zone.</summary>
    private static bool SameTime(string written, string read)
    {
        if (!DateTimeOffset.TryParse(written, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var left) || !DateTimeOffset.TryParse(read, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var right))
        {
            return false;
        }

        return left.UtcTicks == right.UtcTicks || (left.DateTime == right.DateTime && (!HasZone(written) || !HasZone(read)));
    }

    private static bool HasZone(string time) => time.EndsWith('Z') || (time.Length > 6 && time[^6] is '+' or '-' && time[^3] == ':');

    private static bool IsBase64Of(string text, string hexadecimal)
    {
        var buffer = new byte[text.Length];
        return Convert.TryFromBase64String(text, buffer, out var count) && Convert.ToHexString(buffer.AsSpan(0, count)) == hexadecimal;
    }
}
