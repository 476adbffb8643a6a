using MessagePack;
using MessagePack.Resolvers;

/// <summary>MessagePack for C# before its version 2: static serializers, each with a resolver, one array for each payload.</summary>
internal static class Adapter
{
    private const string HasNoGenerator = "its package has a source generator since 3.0.0";

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new LaterVariant("source generated", HasNoGenerator),
        new LaterVariant("source generated, untrusted data", HasNoGenerator),
        new AttributedVariant("dynamic", isCompressed: false),
        new AttributedVariant("LZ4 block", isCompressed: true),
        new LaterVariant("LZ4 block array", "it compresses to an array of blocks since 2.0.0"),
        new ContractlessVariant(),
        new TypelessVariant(),
    ];

    public const string WritesTree = "it writes an object once for each reference, and a cycle ends the process with a stack overflow";
}

internal sealed class AttributedVariant(string name, bool isCompressed) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [MessagePackObject] and [Key]; see the variant typeless"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported(Adapter.WritesTree),
        _ when isCompressed => binder.To(new CompressedAdapter<T>()),
        _ => binder.ToBoth(new PlainAdapter<T>(binder.Workload.Shape == ModelShape.Empty ? StandardResolver.Instance : StandardResolverAllowPrivate.Instance)),
    };
}

internal sealed class ContractlessVariant() : Variant("contractless")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it writes no type names: an interface must list its classes in [Union]; see the variant typeless"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported(Adapter.WritesTree),
        _ => binder.ToBoth(new PlainAdapter<T>(binder.Workload.Shape == ModelShape.Empty ? ContractlessStandardResolver.Instance : ContractlessStandardResolverAllowPrivate.Instance)),
    };
}

/// <summary>Writes the name of every type that is declared as object; a payload chooses the types that are read.</summary>
internal sealed class TypelessVariant() : Variant("typeless")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences)
        ? binder.Unsupported(Adapter.WritesTree)
        : binder.To(new TypelessAdapter<T>());
}

internal readonly struct PlainAdapter<T>(IFormatterResolver resolver) : IAsyncAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(MessagePackSerializer.Serialize(value, resolver));

    public T Deserialize(ReadOnlyMemory<byte> payload) => MessagePackSerializer.Deserialize<T>(payload.AsArray(), resolver);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(MessagePackSerializer.SerializeAsync(destination.Stream, value, resolver));

    public ValueTask<T> DeserializeAsync(Stream source) => new(MessagePackSerializer.DeserializeAsync<T>(source, resolver));

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(MessagePackSerializer.NonGeneric.Serialize(type, value, resolver));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => MessagePackSerializer.NonGeneric.Deserialize(type, payload.AsArray(), resolver);
}

internal readonly struct CompressedAdapter<T> : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(LZ4MessagePackSerializer.Serialize(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => LZ4MessagePackSerializer.Deserialize<T>(payload.AsArray());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(LZ4MessagePackSerializer.NonGeneric.Serialize(type, value));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => LZ4MessagePackSerializer.NonGeneric.Deserialize(type, payload.AsArray());
}

internal readonly struct TypelessAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(MessagePackSerializer.Typeless.Serialize(value));

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)MessagePackSerializer.Typeless.Deserialize(payload.AsArray());
}
