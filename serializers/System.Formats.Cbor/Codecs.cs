using System.Formats.Cbor;

internal readonly struct PersonCodec : ICodec<Person>
{
    public static void Write(CborWriter writer, Person value)
    {
        writer.WriteStartMap(4);
        writer.WriteTextString("Id");
        writer.WriteInt32(value.Id);
        writer.WriteTextString("Name");
        writer.WriteTextString(value.Name);
        writer.WriteTextString("Data");
        writer.WriteTextString(value.Data);
        writer.WriteTextString("Guid");
        Span<byte> guid = stackalloc byte[16];
        value.Guid.TryWriteBytes(guid);
        writer.WriteByteString(guid);
        writer.WriteEndMap();
    }

    public static Person Read(CborReader reader)
    {
        var value = new Person();
        Span<char> buffer = stackalloc char[16];
        Span<byte> guid = stackalloc byte[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Id": value.Id = reader.ReadInt32(); break;
                case "Name": value.Name = reader.ReadTextString(); break;
                case "Data": value.Data = reader.ReadTextString(); break;
                case "Guid" when reader.TryReadByteString(guid, out _): value.Guid = new Guid(guid); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct TinyCodec : ICodec<Tiny>
{
    public static void Write(CborWriter writer, Tiny value)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("Id");
        writer.WriteInt32(value.Id);
        writer.WriteTextString("Name");
        writer.WriteTextString(value.Name);
        writer.WriteTextString("IsActive");
        writer.WriteBoolean(value.IsActive);
        writer.WriteEndMap();
    }

    public static Tiny Read(CborReader reader)
    {
        var value = new Tiny();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Id": value.Id = reader.ReadInt32(); break;
                case "Name": value.Name = reader.ReadTextString(); break;
                case "IsActive": value.IsActive = reader.ReadBoolean(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct BookShelfCodec : ICodec<BookShelf>
{
    public static void Write(CborWriter writer, BookShelf value)
    {
        writer.WriteStartMap(1);
        writer.WriteTextString("Books");
        writer.WriteList<Book, BookCodec>(value.Books);
        writer.WriteEndMap();
    }

    public static BookShelf Read(CborReader reader)
    {
        var value = new BookShelf();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Books": value.Books = reader.ReadList<Book, BookCodec>(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct BookCodec : ICodec<Book>
{
    public static void Write(CborWriter writer, Book value)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("Id");
        writer.WriteInt32(value.Id);
        writer.WriteTextString("Title");
        writer.WriteTextString(value.Title);
        writer.WriteTextString("BookData");
        writer.WriteBytesOrNull(value.BookData);
        writer.WriteEndMap();
    }

    public static Book Read(CborReader reader)
    {
        var value = new Book();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Id": value.Id = reader.ReadInt32(); break;
                case "Title": value.Title = reader.ReadTextString(); break;
                case "BookData": value.BookData = reader.ReadBytesOrNull(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct TelemetryCodec : ICodec<Telemetry>
{
    public static void Write(CborWriter writer, Telemetry value)
    {
        writer.WriteStartMap(4);
        writer.WriteTextString("Device");
        writer.WriteTextString(value.Device);
        writer.WriteTextString("Timestamps");
        WriteArray<DateTime, UniversalTimeCodec>(writer, value.Timestamps);
        writer.WriteTextString("Temperatures");
        WriteArray<double, DoubleCodec>(writer, value.Temperatures);
        writer.WriteTextString("Vibrations");
        WriteArray<double, DoubleCodec>(writer, value.Vibrations);
        writer.WriteEndMap();
    }

    public static Telemetry Read(CborReader reader)
    {
        var value = new Telemetry();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Device": value.Device = reader.ReadTextString(); break;
                case "Timestamps": value.Timestamps = ReadArray<DateTime, UniversalTimeCodec>(reader); break;
                case "Temperatures": value.Temperatures = ReadArray<double, DoubleCodec>(reader); break;
                case "Vibrations": value.Vibrations = ReadArray<double, DoubleCodec>(reader); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }

    private static void WriteArray<TItem, TCodec>(CborWriter writer, TItem[] items) where TCodec : struct, ICodec<TItem>
    {
        writer.WriteStartArray(items.Length);
        foreach (var item in items)
        {
            TCodec.Write(writer, item);
        }

        writer.WriteEndArray();
    }

    private static TItem[] ReadArray<TItem, TCodec>(CborReader reader) where TCodec : struct, ICodec<TItem>
    {
        var items = new TItem[reader.ReadStartArray() ?? throw new CborContentException("An array has no length.")];
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = TCodec.Read(reader);
        }

        reader.ReadEndArray();
        return items;
    }
}
