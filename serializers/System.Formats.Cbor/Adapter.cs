using System.Formats.Cbor;

/// <summary>
/// .NET's own CBOR reader and writer, which know no objects: the members are written by hand, as maps by name. The rows show the best speed that a
/// serializer on top of them could reach.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CborVariant()];
}

internal sealed class CborVariant() : Variant("by hand")
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => person.To(new CborAdapter<Person, PersonCodec>()),
        Binder<Tiny> tiny => tiny.To(new CborAdapter<Tiny, TinyCodec>()),
        Binder<BookShelf> shelf => shelf.To(new CborAdapter<BookShelf, BookShelfCodec>()),
        Binder<CustomerPage> page => page.To(new CborAdapter<CustomerPage, CustomerPageCodec>()),
        Binder<Telemetry> telemetry => telemetry.To(new CborAdapter<Telemetry, TelemetryCodec>()),
        _ => binder.Unsupported("it reads and writes tokens and knows no objects; the members must be written by hand for each type, and are not for this one"),
    };
}

/// <summary>A type's members, written and read by hand.</summary>
internal interface ICodec<T>
{
    static abstract void Write(CborWriter writer, T value);

    static abstract T Read(CborReader reader);
}

internal readonly struct CborAdapter<T, TCodec> : IAdapter<T> where TCodec : struct, ICodec<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var writer = CborWriters.Cleared();
        TCodec.Write(writer, value);
        destination.Advance(writer.Encode(destination.GetSpan(writer.BytesWritten)));
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => TCodec.Read(CborReaders.On(payload));
}

/// <summary>One writer for each thread: it is made to be reset, and is not thread safe.</summary>
internal static class CborWriters
{
    [ThreadStatic]
    private static CborWriter? s_writer;

    public static CborWriter Cleared()
    {
        var writer = s_writer ??= new();
        writer.Reset();
        return writer;
    }
}

/// <summary>One reader for each thread, which the runtime can reset since .NET 10.</summary>
internal static class CborReaders
{
#if NET10_0_OR_GREATER
    [ThreadStatic]
    private static CborReader? s_reader;

    public static CborReader On(ReadOnlyMemory<byte> payload)
    {
        if (s_reader is not { } reader)
        {
            return s_reader = new CborReader(payload);
        }

        reader.Reset(payload);
        return reader;
    }
#else
    public static CborReader On(ReadOnlyMemory<byte> payload) => new(payload);
#endif
}
