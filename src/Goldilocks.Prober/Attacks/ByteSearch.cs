using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Finds encodings in payloads.</summary>
internal static class ByteSearch
{
    /// <summary>The place of the only occurrence; null when there is none or there are several.</summary>
    public static Range? OnlyPlaceOf(ReadOnlySpan<byte> payload, ReadOnlySpan<byte> encoding)
    {
        var first = payload.IndexOf(encoding);
        return first < 0 || payload[(first + 1)..].IndexOf(encoding) >= 0 ? null : first..(first + encoding.Length);
    }

    /// <summary>The only place of the first of these encodings that occurs.</summary>
    public static Range? OnlyPlaceOfAny(byte[] payload, params byte[][] encodings) =>
        encodings.Select(encoding => OnlyPlaceOf(payload, encoding)).FirstOrDefault(place => place is not null);

    /// <summary>What stands between the only <paramref name="name"/>, whatever the case of its letters, and the next <paramref name="end"/>; null where there is nothing.</summary>
    public static Range? BehindName(byte[] payload, string name, string end)
    {
        // Each byte becomes one letter, so that a place in the text is one in the payload.
        var text = Encoding.Latin1.GetString(payload);
        return BehindOnly(text, name) is { } start && text.IndexOf(end, start, StringComparison.OrdinalIgnoreCase) is var behind && behind > start ? start..behind : null;
    }

    /// <summary>Where the text goes on behind the name, whatever the case of its letters; null where there is none, or several.</summary>
    public static int? BehindOnly(string text, string name) =>
        text.IndexOf(name, StringComparison.OrdinalIgnoreCase) is var at and >= 0 && text.IndexOf(name, at + name.Length, StringComparison.OrdinalIgnoreCase) < 0 ? at + name.Length : null;

    /// <summary>A frame around the place; null when there is none.</summary>
    public static Frame? FrameAround(byte[] payload, Range? place, Func<string, byte[]>? fill = null) =>
        place is { } range ? Frame.Between(payload[..range.Start], payload[range.End..], fill) : null;
}
