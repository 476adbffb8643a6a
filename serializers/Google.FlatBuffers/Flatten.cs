using System.Globalization;
using Google.FlatBuffers;

/// <summary>The builder, and what generated conversions write into it and read of it.</summary>
internal static class Flatten
{
    /// <summary>A builder for each thread, which one binding keeps: the documentation asks to reuse it, because making one allocates its buffer anew.</summary>
    public static ThreadLocal<FlatBufferBuilder> Builders() => new(() => new FlatBufferBuilder(4096));

    public static FlatBufferBuilder Cleared(FlatBufferBuilder builder)
    {
        builder.Clear();
        return builder;
    }

    /// <summary>The built payload, in place: at the end of the builder's buffer, until the builder is cleared.</summary>
    public static ReadOnlyMemory<byte> Written(FlatBufferBuilder builder) => builder.DataBuffer.ToArraySegment(builder.DataBuffer.Position, builder.Offset).AsMemory();

    public static int Write(FlatBufferBuilder builder, byte[] bytes)
    {
        builder.StartVector(sizeof(byte), bytes.Length, sizeof(byte));
        builder.Add(bytes);
        return builder.EndVector().Value;
    }

    /// <summary>A struct, which lies inline: it is written when its table or its vector has been started.</summary>
    public static int Write(FlatBufferBuilder builder, Guid guid)
    {
        var (low, high) = SchemaValues.HalvesOf(guid);
        builder.Prep(sizeof(ulong), 2 * sizeof(ulong));
        builder.PutUlong(high);
        builder.PutUlong(low);
        return builder.Offset;
    }

    public static int Write(FlatBufferBuilder builder, decimal number)
    {
        var (low, high, flags) = SchemaValues.PartsOf(number);
        builder.StartTable(3);
        builder.AddLong(0, low, 0);
        builder.AddInt(2, flags, 0);
        builder.AddInt(1, high, 0);
        return builder.EndTable();
    }

    public static int Write(FlatBufferBuilder builder, DateTimeOffset time)
    {
        builder.StartTable(2);
        builder.AddLong(0, time.Ticks, 0);
        builder.AddInt(1, time.TotalOffsetMinutes, 0);
        return builder.EndTable();
    }

    /// <summary>A vector of what was written before.</summary>
    public static int Vector(FlatBufferBuilder builder, int[] offsets)
    {
        builder.StartVector(sizeof(int), offsets.Length, sizeof(int));
        for (var index = offsets.Length - 1; index >= 0; index--)
        {
            builder.AddOffset(offsets[index]);
        }

        return builder.EndVector().Value;
    }

    /// <summary>A table with one field, which was written before.</summary>
    public static int Table(FlatBufferBuilder builder, int field)
    {
        builder.StartTable(1);
        builder.AddOffset(0, field, 0);
        return builder.EndTable();
    }

    /// <summary>A table with a union, which takes two places: which of its tables it holds, and that table.</summary>
    public static int Choice(FlatBufferBuilder builder, byte which, int table)
    {
        builder.StartTable(2);
        builder.AddOffset(1, table, 0);
        builder.AddByte(0, which, 0);
        return builder.EndTable();
    }

    /// <summary>How many items a vector has. Each takes a byte at least, so that room is made for no more than the payload can hold.</summary>
    public static int CountOf(int stated, ByteBuffer payload) =>
        (uint)stated <= (uint)payload.Length ? stated : throw new InvalidDataException($"A payload of {payload.Length} bytes states {stated} items.");

    /// <summary>A value as a text. A zero has no sign: the library does not write a number that is equal to the default.</summary>
    public static string Text<T>(T value) => value switch
    {
        string text => text,
        double and 0 or float and 0 => "0",
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value?.ToString() ?? "",
    };

    /// <summary>What the last item gives; an empty text where there is none.</summary>
    public static string Last<T>(IEnumerable<T> items, Func<T, string> one) => items.Any() ? one(items.Last()) : "";
}
