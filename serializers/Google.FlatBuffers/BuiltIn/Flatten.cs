using Google.FlatBuffers;

/// <summary>The operations of a schema: its generated code and the hand-written conversion beside it.</summary>
internal interface ISchema<T, TObject>
{
    /// <summary>Writes the application's object; returns the root's position.</summary>
    static abstract int Write(FlatBufferBuilder builder, T value);

    static abstract T Read(ByteBuffer buffer);

    /// <summary>Writes an object of the generated object API; returns the root's position.</summary>
    static abstract int Pack(FlatBufferBuilder builder, TObject own);

    static abstract TObject UnPack(ByteBuffer buffer);

    /// <summary>One string, as far from the root and the beginning as possible; a number as text where there are no strings.</summary>
    static abstract string Member(T value);

    static abstract string ReadMember(ByteBuffer buffer);
}

/// <summary>Methods that the conversions of all schemas need.</summary>
internal static partial class Flatten
{
    /// <summary>Outside the timer: through a buffer, so that no second conversion is needed for each type.</summary>
    public static TObject ToObject<T, TObject, TSchema>(T value) where TSchema : struct, ISchema<T, TObject>
    {
        var builder = new FlatBufferBuilder(4096);
        builder.Finish(TSchema.Write(builder, value));
        return TSchema.UnPack(new ByteBuffer(builder.SizedByteArray()));
    }

    /// <summary>Outside the timer.</summary>
    public static T ToApplication<T, TObject, TSchema>(TObject own) where TSchema : struct, ISchema<T, TObject>
    {
        var builder = new FlatBufferBuilder(4096);
        builder.Finish(TSchema.Pack(builder, own));
        return TSchema.Read(new ByteBuffer(builder.SizedByteArray()));
    }

    public static VectorOffset Vector<TItem, TTable>(FlatBufferBuilder builder, IReadOnlyCollection<TItem> items, Func<FlatBufferBuilder, TItem, Offset<TTable>> write)
        where TTable : struct
    {
        var offsets = new Offset<TTable>[items.Count];
        var i = 0;
        foreach (var item in items)
        {
            offsets[i++] = write(builder, item);
        }

        return builder.CreateVectorOfTables(offsets);
    }

    public static VectorOffset Vector(FlatBufferBuilder builder, List<string> items)
    {
        var offsets = new StringOffset[items.Count];
        for (var i = 0; i < offsets.Length; i++)
        {
            offsets[i] = builder.CreateString(items[i]);
        }

        builder.StartVector(sizeof(int), offsets.Length, sizeof(int));
        for (var i = offsets.Length - 1; i >= 0; i--)
        {
            builder.AddOffset(offsets[i].Value);
        }

        return builder.EndVector();
    }

    public static List<TItem> List<TTable, TItem>(TTable table, int count, Func<TTable, int, TItem> read)
    {
        var items = new List<TItem>(count);
        for (var i = 0; i < count; i++)
        {
            items.Add(read(table, i));
        }

        return items;
    }

    /// <summary>
    /// Element by element: the generated methods that give a whole array take its element count for a byte count, so that they are right
    /// for bytes only (<c>Table.__vector_as_array</c> in 25.2.10, and still in the tag 25.12.19).
    /// </summary>
    public static TItem[] Array<TTable, TItem>(TTable table, int count, Func<TTable, int, TItem> read)
    {
        var items = new TItem[count];
        for (var i = 0; i < count; i++)
        {
            items[i] = read(table, i);
        }

        return items;
    }

    public static (ulong First, ulong Second) Halves(Guid guid)
    {
        Span<byte> bytes = stackalloc byte[16];
        guid.TryWriteBytes(bytes);
        return (BitConverter.ToUInt64(bytes), BitConverter.ToUInt64(bytes[8..]));
    }

    public static Guid ToGuid(Flat.Guid own)
    {
        Span<byte> bytes = stackalloc byte[16];
        BitConverter.TryWriteBytes(bytes, own.First);
        BitConverter.TryWriteBytes(bytes[8..], own.Second);
        return new Guid(bytes);
    }
}
