using Google.Protobuf;
using Google.Protobuf.Reflection;
using Google.Protobuf.WellKnownTypes;

/// <summary>
/// Google's own Protocol Buffers: classes that protoc generates from a schema, which Goldilocks makes of the models, written to a buffer writer and parsed from
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

/// <param name="name">The variant's name.</param>
/// <param name="converts">True where the conversion from and to the application's objects is measured.</param>
/// <param name="detour">What becomes of a message before it is written, for probes; null for nothing.</param>
internal sealed partial class MessageVariant(string name, bool converts, OptionKind? detour = null) : SchemaFirstVariant(name)
{
    public override IReadOnlyList<VariantOption> Options => converts ? [] :
    [
        new(OptionKind.Form, "JsonFormatter.Default and JsonParser.Default", () => new MessageVariant(Name, converts, OptionKind.Form)),
        new(OptionKind.Copy, "Clone", () => new MessageVariant(Name, converts, OptionKind.Copy)),
    ];

    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.SharedReferences)
        ? "Protocol Buffers are trees: a message has no identity, and a cycle has no end"
        : null;

    /// <summary>Binds a type by its message and the conversion between both. Generated code calls it, too.</summary>
    internal Binding Bind<T, TMessage, TConversion>(Binder<T> binder, MessageParser<TMessage> parser)
        where TMessage : IMessage<TMessage>
        where TConversion : struct, IConversion<T, TMessage> =>
        detour switch
        {
            null => Bind<T, TMessage, MessageAdapter<TMessage>, TConversion>(binder, new(parser)),
            OptionKind.Form => Bind<T, TMessage, DetourAdapter<TMessage, MessageAdapter<TMessage>>, TConversion>(binder, new(new(parser), message => parser.ParseJson(JsonFormatter.Default.Format(message)))),
            _ => Bind<T, TMessage, DetourAdapter<TMessage, MessageAdapter<TMessage>>, TConversion>(binder, new(new(parser), message => message.Clone())),
        };

    /// <summary>Binds a type whose payload must say which class it holds. Generated code calls it.</summary>
    /// <param name="binder">Of the application's type.</param>
    /// <param name="messages">One for each of those classes.</param>
    internal Binding BindNamed<T, TConversion>(Binder<T> binder, params MessageDescriptor[] messages)
        where TConversion : struct, IConversion<T, Google.Protobuf.IMessage> =>
        Bind<T, Google.Protobuf.IMessage, AnyAdapter, TConversion>(binder, new(TypeRegistry.FromMessages(messages)));

    private Binding Bind<T, TMessage, TAdapter, TConversion>(Binder<T> binder, TAdapter adapter)
        where TAdapter : struct, IAdapter<TMessage>
        where TConversion : struct, IConversion<T, TMessage> => converts
            ? binder.To(new ConvertingAdapter<T, TMessage, TAdapter, TConversion>(adapter))
            : binder.To<TAdapter, TMessage>(adapter, TConversion.ToOwn, TConversion.ToApplication);
}

#if BUFFER_WRITERS
internal readonly struct MessageAdapter<TMessage>(MessageParser<TMessage> parser) : IPopulatingAdapter<TMessage>, ISegmentedAdapter<TMessage>, IStreamAdapter<TMessage>, IItemAdapter<TMessage> where TMessage : IMessage<TMessage>
#else
internal readonly struct MessageAdapter<TMessage>(MessageParser<TMessage> parser) : IPopulatingAdapter<TMessage>, IStreamAdapter<TMessage>, IItemAdapter<TMessage> where TMessage : IMessage<TMessage>
#endif
{
    public void Serialize(TMessage value, IBufferWriter<byte> destination) => value.Deliver(destination);

    public TMessage Deserialize(ReadOnlyMemory<byte> payload) => parser.Take(payload);

    public TMessage DeserializeStream(Stream source) => parser.ParseFrom(source);

    public TMessage Populate(ReadOnlyMemory<byte> payload, TMessage target)
    {
        target.Fill(payload);
        return target;
    }

#if BUFFER_WRITERS
    public TMessage DeserializeSegments(in ReadOnlySequence<byte> payload) => parser.ParseFrom(payload);
#endif

    /// <summary>Each behind its length.</summary>
    public void SerializeItems(IReadOnlyList<TMessage> items, Stream destination)
    {
        foreach (var item in items)
        {
            item.WriteDelimitedTo(destination);
        }
    }

    public IAsyncEnumerable<TMessage> DeserializeItems(Stream source) => Messages(source).AsItems();

    /// <summary>The parser throws at the end of a stream, so the end must be known.</summary>
    private IEnumerable<TMessage> Messages(Stream source)
    {
        while (source.Position < source.Length)
        {
            yield return parser.ParseDelimitedFrom(source);
        }
    }
}

/// <summary>The well-known type Any is this library's way to send a message together with the name of its type.</summary>
internal readonly struct AnyAdapter(TypeRegistry types) : IAdapter<Google.Protobuf.IMessage>
{
    public void Serialize(Google.Protobuf.IMessage value, IBufferWriter<byte> destination) => Any.Pack(value).Deliver(destination);

#if UNPACKS_BY_REGISTRY
    public Google.Protobuf.IMessage Deserialize(ReadOnlyMemory<byte> payload) => Any.Parser.Take(payload).Unpack(types);
#else
    public Google.Protobuf.IMessage Deserialize(ReadOnlyMemory<byte> payload) => Unpacked(Any.Parser.Take(payload), types);

    private static Google.Protobuf.IMessage Unpacked(Any any, TypeRegistry types) => types.Find(Any.GetTypeName(any.TypeUrl)).Parser.ParseFrom(any.Value);
#endif
}

/// <summary>The library's calls for buffers, and what stands for them in a version without.</summary>
internal static class Calls
{
#if BUFFER_WRITERS
    public static void Deliver<TMessage>(this TMessage value, IBufferWriter<byte> destination) where TMessage : Google.Protobuf.IMessage => value.WriteTo(destination);
#else
    public static void Deliver<TMessage>(this TMessage value, IBufferWriter<byte> destination) where TMessage : Google.Protobuf.IMessage => destination.Deliver(value.ToByteArray());
#endif

#if SPAN_PARSERS
    public static void Fill<TMessage>(this TMessage target, ReadOnlyMemory<byte> payload) where TMessage : Google.Protobuf.IMessage => target.MergeFrom(payload.Span);
#else
    public static void Fill<TMessage>(this TMessage target, ReadOnlyMemory<byte> payload) where TMessage : Google.Protobuf.IMessage => target.MergeFrom(payload.AsArray());
#endif

#if SPAN_PARSERS
    public static TMessage Take<TMessage>(this MessageParser<TMessage> parser, ReadOnlyMemory<byte> payload) where TMessage : IMessage<TMessage> => parser.ParseFrom(payload.Span);
#elif BUFFER_WRITERS
    public static TMessage Take<TMessage>(this MessageParser<TMessage> parser, ReadOnlyMemory<byte> payload) where TMessage : IMessage<TMessage> => parser.ParseFrom(new ReadOnlySequence<byte>(payload));
#else
    public static TMessage Take<TMessage>(this MessageParser<TMessage> parser, ReadOnlyMemory<byte> payload) where TMessage : IMessage<TMessage> => parser.ParseFrom(payload.AsArray());
#endif
}
