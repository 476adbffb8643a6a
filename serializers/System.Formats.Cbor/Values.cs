using System.Formats.Cbor;

/// <summary>What the codecs share: names without strings, lists, and values that may be null.</summary>
internal static class Values
{
    /// <summary>The next member's name; empty at the end of the map, which is then closed.</summary>
    public static ReadOnlySpan<char> ReadName(this CborReader reader, Span<char> buffer)
    {
        if (reader.PeekState() == CborReaderState.EndMap)
        {
            reader.ReadEndMap();
            return [];
        }

        // A name that does not fit is longer than any that is known, so its value is skipped.
        return reader.TryReadTextString(buffer, out var length) ? buffer[..length] : reader.ReadTextString();
    }

    public static void WriteTextOrNull(this CborWriter writer, string? text)
    {
        if (text is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteTextString(text);
        }
    }

    public static string? ReadTextOrNull(this CborReader reader)
    {
        if (reader.PeekState() != CborReaderState.Null)
        {
            return reader.ReadTextString();
        }

        reader.ReadNull();
        return null;
    }

    public static void WriteBytesOrNull(this CborWriter writer, byte[]? bytes)
    {
        if (bytes is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteByteString(bytes);
        }
    }

    public static byte[]? ReadBytesOrNull(this CborReader reader)
    {
        if (reader.PeekState() != CborReaderState.Null)
        {
            return reader.ReadByteString();
        }

        reader.ReadNull();
        return null;
    }

    public static void WriteList<TItem, TCodec>(this CborWriter writer, List<TItem> items) where TCodec : struct, ICodec<TItem>
    {
        writer.WriteStartArray(items.Count);
        foreach (var item in items)
        {
            TCodec.Write(writer, item);
        }

        writer.WriteEndArray();
    }

    public static List<TItem> ReadList<TItem, TCodec>(this CborReader reader) where TCodec : struct, ICodec<TItem>
    {
        var items = new List<TItem>(reader.ReadStartArray() ?? 0);
        while (reader.PeekState() != CborReaderState.EndArray)
        {
            items.Add(TCodec.Read(reader));
        }

        reader.ReadEndArray();
        return items;
    }
}

internal readonly struct TextCodec : ICodec<string>
{
    public static void Write(CborWriter writer, string value) => writer.WriteTextString(value);

    public static string Read(CborReader reader) => reader.ReadTextString();
}

internal readonly struct DoubleCodec : ICodec<double>
{
    public static void Write(CborWriter writer, double value) => writer.WriteDouble(value);

    public static double Read(CborReader reader) => reader.ReadDouble();
}

/// <summary>Ticks: the standard's own dates are text, or seconds in a double that cannot hold a tick.</summary>
internal readonly struct UniversalTimeCodec : ICodec<DateTime>
{
    public static void Write(CborWriter writer, DateTime value) => writer.WriteInt64(value.Ticks);

    public static DateTime Read(CborReader reader) =>
        reader.ReadInt64() is var ticks && (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks ? new(ticks, DateTimeKind.Utc) : throw new InvalidDataException($"{ticks} ticks are no time.");
}
