using NetSerializer;

/// <summary>NetSerializer, with its types given in advance, to and from streams. Its direct methods leave out a byte for the root's type and are meant for structs.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new NetVariant()];
}

internal sealed class NetVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every class must carry [Serializable]"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ => binder.To(new NetAdapter<T>(new Serializer(KnownTypes.Of(typeof(T))))),
    };
}

internal readonly struct NetAdapter<T>(Serializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)serializer.Deserialize(payload.AsStream());
}
