using Bond;
using Bond.IO.Unsafe;
using Variant = Goldilocks.Variant;

/// <summary>
/// Microsoft Bond in its three binary protocols, on classes written like those that its compiler generates: own objects, and with the conversion from and
/// to the application's. Bond's own advice is followed: serializers compiled once, its unsafe buffers, and one output buffer that is kept.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new BondVariant<CompactWriter, CompactReader, CompactBinary>("compact binary, own objects", converts: false),
        new BondVariant<CompactWriter, CompactReader, CompactBinary>("compact binary, with conversion", converts: true),
        new BondVariant<FastWriter, FastReader, FastBinary>("fast binary, own objects", converts: false),
        new BondVariant<FastWriter, FastReader, FastBinary>("fast binary, with conversion", converts: true),
        new BondVariant<SimpleWriter, SimpleReader, SimpleBinary>("simple binary, own objects", converts: false),
        new BondVariant<SimpleWriter, SimpleReader, SimpleBinary>("simple binary, with conversion", converts: true),
    ];
}

internal sealed class BondVariant<TWriter, TReader, TProtocol>(string name, bool converts) : Variant(name)
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Own.Person, PersonConversion>(person),
        Binder<BookShelf> shelf => Bind<BookShelf, Own.BookShelf, BookShelfConversion>(shelf),
        Binder<CustomerPage> page => Bind<CustomerPage, Own.CustomerPage, CustomerPageConversion>(page),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Own.PubSubGrainStateDocument, GrainStateConversion>(state),
        Binder<Tiny> tiny => Bind<Tiny, Own.Tiny, TinyConversion>(tiny),
        Binder<Telemetry> telemetry => Bind<Telemetry, Own.Telemetry, TelemetryConversion>(telemetry),
        _ when binder.Workload.Needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it writes no type names: a reader must know the schema, and so the class, beforehand"),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("Bond writes trees: a struct has no identity, and a cycle has no end"),
        _ => binder.Unsupported("a schema and a conversion must be written for each type, and there is none for this one"),
    };

    private Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where T : class
        where TConversion : struct, IConversion<T, TOwn>
    {
        var adapter = new BondAdapter<TOwn, TWriter, TReader, TProtocol>(new(typeof(TOwn)), new(typeof(TOwn)), new(() => new OutputBuffer()));
        return converts
            ? binder.To(new ConvertingAdapter<T, TOwn, BondAdapter<TOwn, TWriter, TReader, TProtocol>, TConversion>(adapter))
            : binder.To<BondAdapter<TOwn, TWriter, TReader, TProtocol>, TOwn>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}

/// <summary>The payload stays in the buffer that was written to, where an application would send it from.</summary>
internal readonly struct BondAdapter<TOwn, TWriter, TReader, TProtocol>(Serializer<TWriter> serializer, Deserializer<TReader> deserializer, ThreadLocal<OutputBuffer> buffer) : IAdapter<TOwn>
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination)
    {
        var output = buffer.Value!;
        output.Position = 0;
        serializer.Serialize(value, TProtocol.WriterTo(output));
        destination.Deliver(output.Data.AsMemory());
    }

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => deserializer.Deserialize<TOwn>(TProtocol.ReaderOf(new InputBuffer(payload.AsArray())));
}
