using NetSerializer;

/// <summary>NetSerializer, with its types given in advance, to and from streams. Its direct methods leave out a byte for the root's type and are meant for structs.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new NetVariant()];
}

internal sealed class NetVariant() : Variant("")
{
    private const string IsNotSerializable = "it writes the fields of types that are marked as [Serializable] and do not implement ISerializable, and this type of the framework is none";
    private const string KnowsNoClassBehind = "it must be given every class in advance, and of a collection behind an interface the class is not known";

    private static readonly Dictionary<Construct, string> s_refused = new()
    {
        [Construct.DateTimeOffset] = IsNotSerializable,
        [Construct.DateOnly] = IsNotSerializable,
        [Construct.TimeOnly] = IsNotSerializable,
        [Construct.ReadOnlyCollectionInterface] = KnowsNoClassBehind,
        [Construct.CollectionInterface] = KnowsNoClassBehind,
        [Construct.SetInterface] = KnowsNoClassBehind,
        [Construct.DictionaryInterface] = KnowsNoClassBehind,
    };

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every class must carry [Serializable]"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ when binder.Workload.Shape.WhyNot(s_refused) is { } reason => binder.Unsupported(reason),
        // A list or a number as the whole value is no class of the model, and it must be given as well.
        _ => binder.To(new NetAdapter<T>(new Serializer(KnownTypes.Of(typeof(T)).Union([typeof(T)])))),
    };
}

internal readonly struct NetAdapter<T>(Serializer serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => (T)serializer.Deserialize(source);
}
