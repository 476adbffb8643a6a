using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>
/// The messaging study's way to send a message whose type the reader does not know: first a message that holds the type, then the
/// message itself. Both are timed.
/// </summary>
internal sealed class HeaderVariant() : Variant("header and run-time model")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when !needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it is for messages whose type the reader does not know, which is not so here; see the other variants"),
        _ when WhyNot(typeof(T)) is { } reason => binder.Unsupported(reason),
        _ => binder.To(new HeaderAdapter<T>(Model(typeof(T)))),
    };

#if OTHER_MODEL && !PROBED
    private static string? WhyNot(Type root) => null;

    // A build for a user's own types gives them attributes, and the library reads those of what it was not told of yet.
    private static TypeModel Model(Type root) => OwnTypes.AddTo(RuntimeTypeModel.Default, root);
#else
    private static string? WhyNot(Type root) => RunTimeModel.WhyNot(root);

    private static TypeModel Model(Type root) => RunTimeModel.For(root);
#endif
}

internal readonly struct HeaderAdapter<T>(TypeModel model) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Write(value ?? throw new ArgumentNullException(nameof(value)), destination);

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => (T)Read(source);

    // The header has the type, and the library's calls are given that one.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => Write(value, destination);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => Read(payload.AsStream());

    private void Write(object value, IBufferWriter<byte> destination)
    {
        var stream = destination.AsStream();
        Serializer.SerializeWithLengthPrefix(stream, new Header { MessageType = value.GetType() }, PrefixStyle.Base128);
        model.Serialize(stream, value);
    }

    private object Read(Stream stream)
    {
        var header = Serializer.DeserializeWithLengthPrefix<Header>(stream, PrefixStyle.Base128);
        return header?.MessageType is { } type ? model.Deserialize(type, stream) : throw new InvalidDataException("The payload names no type.");
    }
}

[ProtoContract]
internal sealed class Header
{
    [ProtoMember(1)]
    public required Type MessageType { get; init; }
}
