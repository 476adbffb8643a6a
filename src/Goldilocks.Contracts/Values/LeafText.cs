using System.Globalization;
using System.Text;

namespace Goldilocks.Values;

/// <summary>Leaves as text for a person to read: short, on one line, the same under every culture.</summary>
internal static class LeafText
{
    /// <summary>Characters or bytes shown of a long value.</summary>
    public const int Window = 40;

    /// <summary>The value alone, from its start.</summary>
    public static string Of(object? value) => From(value, 0);

    /// <summary>Two values that differ, each shown around the first place where they do.</summary>
    public static string Differ(object expected, object actual)
    {
        var start = Math.Max(0, FirstDifference(expected, actual) - (Window / 4));
        return $"expected {From(expected, start)}, got {From(actual, start)}";
    }

    private static int FirstDifference(object expected, object actual) => (expected, actual) switch
    {
        (string a, string b) when a.Length > Window || b.Length > Window => a.AsSpan().CommonPrefixLength(b),
        (byte[] a, byte[] b) when a.Length > Window / 2 || b.Length > Window / 2 => a.AsSpan().CommonPrefixLength(b),
        _ => 0,
    };

    private static string From(object? value, int start) => value switch
    {
        null => "null",
        string text => Text(text, start),
        byte[] bytes => Bytes(bytes, start),
        Memory<byte> memory => Bytes(memory.Span, start),
        ReadOnlyMemory<byte> memory => Bytes(memory.Span, start),
        char unit => $"'{Escaped(unit.ToString())}'",
        bool flag => flag ? "true" : "false",
        DateTime time => time.ToString("O", CultureInfo.InvariantCulture) + $" ({time.Kind})",
        DateTimeOffset time => time.ToString("O", CultureInfo.InvariantCulture),
        DateOnly date => date.ToString("O", CultureInfo.InvariantCulture),
        TimeOnly time => time.ToString("O", CultureInfo.InvariantCulture),
        TimeSpan span => span.ToString("c", CultureInfo.InvariantCulture),
        Enum => string.Create(CultureInfo.InvariantCulture, $"{value.GetType().Name}.{value}"),
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? value.GetType().Name,
    };

    private static string Text(string text, int start)
    {
        if (text.Length <= Window)
        {
            return $"\"{Escaped(text)}\"";
        }

        var (from, to) = (Math.Min(start, text.Length), Math.Min(start + Window, text.Length));
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{Cut(from > 0)}\"{Escaped(text[from..to])}\"{Cut(to < text.Length)} ({text.Length} characters)");
    }

    private static string Bytes(ReadOnlySpan<byte> bytes, int start)
    {
        var (from, to) = (Math.Min(start, bytes.Length), Math.Min(start + (Window / 2), bytes.Length));
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{Cut(from > 0)}0x{Convert.ToHexString(bytes[from..to])}{Cut(to < bytes.Length)} ({bytes.Length} bytes)");
    }

    private static string Cut(bool isCut) => isCut ? "…" : "";

    private static string Escaped(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (var unit in text)
        {
            if (char.IsControl(unit) || char.IsSurrogate(unit) || unit is '"' or '\\')
            {
                escaped.Append(CultureInfo.InvariantCulture, $"\\u{(int)unit:X4}");
            }
            else
            {
                escaped.Append(unit);
            }
        }

        return escaped.ToString();
    }
}
