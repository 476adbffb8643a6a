using Google.Protobuf;
using Google.Protobuf.Reflection;
using Google.Protobuf.WellKnownTypes;

/// <summary>The schemas of the built-in types, and the conversions that are written by hand.</summary>
internal sealed partial class MessageVariant
{
    protected override Binding? BindKnown<T>(Binder<T> binder) where T : class => binder switch
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
        _ => null,
    };
}

/// <summary>The well-known type Any is this library's way to send a message together with the name of its type.</summary>
internal readonly struct AnyAdapter<TMessage> : IAdapter<TMessage> where TMessage : Google.Protobuf.IMessage
{
    private static readonly TypeRegistry s_types = TypeRegistry.FromMessages(Proto.TestMessage.Descriptor);

    public void Serialize(TMessage value, IBufferWriter<byte> destination) => Any.Pack(value).Deliver(destination);

#if UNPACKS_BY_REGISTRY
    public TMessage Deserialize(ReadOnlyMemory<byte> payload) => (TMessage)Any.Parser.Take(payload).Unpack(s_types);
#else
    public TMessage Deserialize(ReadOnlyMemory<byte> payload) => Unpacked(Any.Parser.Take(payload));

    private static TMessage Unpacked(Any any) => (TMessage)s_types.Find(Any.GetTypeName(any.TypeUrl)).Parser.ParseFrom(any.Value);
#endif
}
