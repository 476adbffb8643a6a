using System.Buffers;
using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Elements of an XML payload. They are found by hand, because the library that is probed may be the framework's own reader of XML.</summary>
public static class XmlMembers
{
    private static readonly SearchValues<char> s_behindNames = SearchValues.Create(" \t\r\n/>");

    /// <summary>The payload with the elements of each element in the reverse order, where their names differ: elements of one name are a list, which has an order. Null where it is no XML.</summary>
    public static byte[]? Reversed(ReadOnlySpan<byte> payload)
    {
        // Each byte becomes one letter, and back.
        var text = Encoding.Latin1.GetString(payload);
        var start = 0;
        while (start >= 0 && !IsElement(text, start))
        {
            start = text.IndexOf('<', Math.Min(start + 1, text.Length));
        }

        return start >= 0 && Element(text, start) is { } root && string.IsNullOrWhiteSpace(text[root.End..]) ? Encoding.Latin1.GetBytes(text[..start] + root.Text) : null;
    }

    /// <summary>The element that starts here, with its elements reversed; null where it does not end.</summary>
    private static Part? Element(string text, int start)
    {
        var name = NameAt(text, start + 1);
        if (EndOfTag(text, start) is not { } at)
        {
            return null;
        }

        if (text[at - 2] == '/')
        {
            return new(name, text[start..at], at);
        }

        var parts = new List<Part> { new("", text[start..at], at) };
        while (at < text.Length && !text.AsSpan(at).StartsWith("</", StringComparison.Ordinal))
        {
            var part = IsElement(text, at) ? Element(text, at) : Other(text, at);
            if (part is null)
            {
                return null;
            }

            parts.Add(part);
            at = part.End;
        }

        return at < text.Length && NameAt(text, at + 2) == name && EndOfTag(text, at) is { } end ? new(name, Joined(parts) + text[at..end], end) : null;
    }

    /// <summary>What stands between elements: a text, a comment, a piece of characters as they are, or an instruction.</summary>
    private static Part? Other(string text, int start)
    {
        var close = text[start] != '<' ? "<" : text.AsSpan(start).StartsWith("<!--", StringComparison.Ordinal) ? "-->" : text.AsSpan(start).StartsWith("<![CDATA[", StringComparison.Ordinal) ? "]]>" : "?>";
        if (text.IndexOf(close, start, StringComparison.Ordinal) is not (>= 0 and var found))
        {
            return null;
        }

        var end = close == "<" ? found : found + close.Length;
        return new("", text[start..end], end);
    }

    /// <summary>Elements change their places; what stands between them does not.</summary>
    private static string Joined(List<Part> parts)
    {
        var elements = parts.Where(part => part.Name.Length > 0).ToList();
        if (elements.DistinctBy(element => element.Name).Count() < elements.Count)
        {
            return string.Concat(parts.Select(part => part.Text));
        }

        var last = elements.Count;
        return string.Concat(parts.Select(part => part.Name.Length > 0 ? elements[--last].Text : part.Text));
    }

    private static bool IsElement(string text, int at) => at + 1 < text.Length && text[at] == '<' && text[at + 1] is not ('/' or '!' or '?');

    private static string NameAt(string text, int at)
    {
        var length = text.AsSpan(at).IndexOfAny(s_behindNames);
        return length < 0 ? text[at..] : text.Substring(at, length);
    }

    /// <summary>Behind the end of a tag, which does not stand inside the text of an attribute; null where there is none.</summary>
    private static int? EndOfTag(string text, int start)
    {
        var quote = '\0';
        for (var at = start; at < text.Length; at++)
        {
            if (quote != '\0')
            {
                quote = text[at] == quote ? '\0' : quote;
            }
            else if (text[at] is '"' or '\'')
            {
                quote = text[at];
            }
            else if (text[at] == '>')
            {
                return at + 1;
            }
        }

        return null;
    }

    /// <summary>A part of an element.</summary>
    /// <param name="Name">Of an element; empty for what is none.</param>
    /// <param name="Text">As it is written again.</param>
    /// <param name="End">Behind it, in the payload.</param>
    private sealed record Part(string Name, string Text, int End);
}
