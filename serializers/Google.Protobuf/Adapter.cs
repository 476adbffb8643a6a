using Google.Protobuf;
using Google.Protobuf.Reflection;
using Google.Protobuf.WellKnownTypes;

/// <summary>
/// Google's own Protocol Buffers: classes generated from the schemas beside this file, written to a buffer writer and parsed from
/// a span. Measured on its own objects, and with the conversion from and to the application's.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new MessageVariant("own objects", converts: false),
        new MessageVariant("with conversion", converts: true),
    ];
}

internal sealed class MessageVariant(string name, bool converts) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder switch
    {
        Binder<Person> person => Bind<Person, Proto.Person, PersonConversion>(person, Proto.Person.Parser),
        Binder<BookShelf> shelf => Bind<BookShelf, Proto.BookShelf, BookShelfConversion>(shelf, Proto.BookShelf.Parser),
        Binder<Goldilocks.Workloads.IMessage> order => Bind<Goldilocks.Workloads.IMessage, Proto.TestMessage, AnyAdapter<Proto.TestMessage>, OrderConversion>(order, new()),
        Binder<CustomerPage> page => Bind<CustomerPage, Proto.CustomerPage, CustomerPageConversion>(page, Proto.CustomerPage.Parser),
        Binder<PubSubGrainStateDocument> state => Bind<PubSubGrainStateDocument, Proto.PubSubGrainStateDocument, GrainStateConversion>(state, Proto.PubSubGrainStateDocument.Parser),
        Binder<Tiny> tiny => Bind<Tiny, Proto.Tiny, TinyConversion>(tiny, Proto.Tiny.Parser),
        Binder<Primitives> primitives => Bind<Primitives, Proto.Primitives, PrimitivesConversion>(primitives, Proto.Primitives.Parser),
        Binder<Strings> strings => Bind<Strings, Proto.Strings, StringsConversion>(strings, Proto.Strings.Parser),
        Binder<Collections> collections => Bind<Collections, Proto.Collections, CollectionsConversion>(collections, Proto.Collections.Parser),
        Binder<Village> village => Bind<Village, Proto.Village, VillageConversion>(village, Proto.Village.Parser),
        Binder<Drawing> drawing => Bind<Drawing, Proto.Drawing, DrawingConversion>(drawing, Proto.Drawing.Parser),
        Binder<Binary> binary => Bind<Binary, Proto.Binary, BinaryConversion>(binary, Proto.Binary.Parser),
        Binder<Telemetry> telemetry => Bind<Telemetry, Proto.Telemetry, TelemetryConversion>(telemetry, Proto.Telemetry.Parser),
        _ when binder.Workload.Needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("Protocol Buffers are trees: a message has no identity, and a cycle has no end"),
        _ => binder.Unsupported("a schema and a conversion must be written for each type, and there is none for this one"),
    };

    private Binding Bind<T, TMessage, TConversion>(Binder<T> binder, MessageParser<TMessage> parser)
        where T : class
        where TMessage : IMessage<TMessage>
        where TConversion : struct, IConversion<T, TMessage> =>
        Bind<T, TMessage, MessageAdapter<TMessage>, TConversion>(binder, new(parser));

    private Binding Bind<T, TMessage, TAdapter, TConversion>(Binder<T> binder, TAdapter adapter)
        where T : class
        where TAdapter : struct, IAdapter<TMessage>
        where TConversion : struct, IConversion<T, TMessage> => converts
            ? binder.To(new ConvertingAdapter<T, TMessage, TAdapter, TConversion>(adapter))
            : binder.To<TAdapter, TMessage>(adapter, TConversion.ToOwn, TConversion.ToApplication);
}

internal readonly struct MessageAdapter<TMessage>(MessageParser<TMessage> parser) : IAdapter<TMessage> where TMessage : IMessage<TMessage>
{
    public void Serialize(TMessage value, IBufferWriter<byte> destination) => value.WriteTo(destination);

    public TMessage Deserialize(ReadOnlyMemory<byte> payload) => parser.ParseFrom(payload.Span);
}

/// <summary>The well-known type Any is this library's way to send a message together with the name of its type.</summary>
internal readonly struct AnyAdapter<TMessage> : IAdapter<TMessage> where TMessage : Google.Protobuf.IMessage
{
    private static readonly TypeRegistry s_types = TypeRegistry.FromMessages(Proto.TestMessage.Descriptor);

    public void Serialize(TMessage value, IBufferWriter<byte> destination) => Any.Pack(value).WriteTo(destination);

    public TMessage Deserialize(ReadOnlyMemory<byte> payload) => (TMessage)Any.Parser.ParseFrom(payload.Span).Unpack(s_types);
}
