using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Members of objects in a JSON payload. They are found by hand, because the library that is probed may be the framework's own reader of JSON.</summary>
public static class JsonMembers
{
    /// <summary>The payload with the members of each object in the reverse order, which the standard calls the same value; null where it is no JSON object.</summary>
    public static byte[]? Reversed(ReadOnlySpan<byte> payload)
    {
        var text = Encoding.Latin1.GetString(payload);
        var start = Behind(text, 0);
        var end = EndOf(text, start);
        return start < text.Length && text[start] == '{' && Behind(text, end) == text.Length ? Encoding.Latin1.GetBytes(Reversed(text[start..end])) : null;
    }

    /// <summary>Where the value of the member with this name stands, whatever the case of its letters; null where there is none, or several.</summary>
    internal static Range? ValueOf(byte[] payload, string name)
    {
        // Each byte becomes one letter, so that a place in the text is one in the payload.
        var text = Encoding.Latin1.GetString(payload);
        if (ByteSearch.BehindOnly(text, $"\"{name}\"") is not { } behind || Behind(text, behind) is var colon && (colon >= text.Length || text[colon] != ':'))
        {
            return null;
        }

        var start = Behind(text, colon + 1);
        var end = EndOf(text, start);
        return end > start ? start..end : null;
    }

    /// <summary>A value with its objects reversed. What is between the brackets of a list or an object stands apart by commas.</summary>
    private static string Reversed(string value)
    {
        if (value.Length == 0 || value[0] is not ('{' or '['))
        {
            return value;
        }

        var parts = new List<string>();
        for (var at = Behind(value, 1); at < value.Length - 1; at = Behind(value, at))
        {
            var start = at;
            if (value[0] == '{')
            {
                at = Behind(value, Behind(value, EndOf(value, at)) + 1);
            }

            var end = EndOf(value, at);
            parts.Add(value[start..at] + Reversed(value[at..end]));
            at = Behind(value, end) + 1;
        }

        if (value[0] == '{')
        {
            parts.Reverse();
        }

        return value[0] + string.Join(',', parts) + value[^1];
    }

    private static int Behind(string text, int from)
    {
        while (from < text.Length && text[from] is ' ' or '\t' or '\r' or '\n')
        {
            from++;
        }

        return from;
    }

    /// <summary>Behind a text, behind the bracket that closes an object or a list, or before what ends a number or a word.</summary>
    private static int EndOf(string text, int start)
    {
        var depth = 0;
        for (var i = start; i < text.Length; i++)
        {
            switch (text[i])
            {
                case '"':
                    i = EndOfText(text, i);
                    break;
                case '{' or '[':
                    depth++;
                    continue;
                case '}' or ']' when depth > 0:
                    depth--;
                    break;
                case ',' or '}' or ']' or ' ' or '\r' or '\n' when depth == 0:
                    return i;
                default:
                    continue;
            }

            if (depth == 0)
            {
                return i + 1;
            }
        }

        return start;
    }

    private static int EndOfText(string text, int opening)
    {
        var i = opening + 1;
        while (i < text.Length && text[i] != '"')
        {
            i += text[i] == '\\' ? 2 : 1;
        }

        return i;
    }
}
