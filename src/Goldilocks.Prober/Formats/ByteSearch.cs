namespace Goldilocks.Prober.Formats;

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

    /// <summary>A frame around the place; null when there is none.</summary>
    public static Frame? FrameAround(byte[] payload, Range? place, Func<string, byte[]>? fill = null) =>
        place is { } range ? Frame.Between(payload[..range.Start], payload[range.End..], fill) : null;
}
