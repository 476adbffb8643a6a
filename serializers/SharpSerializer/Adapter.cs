using Polenter.Serialization;

/// <summary>SharpSerializer by its settings: XML, binary with names collected in a header, binary written at once.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new SharpVariant("XML", () => new(new SharpSerializerXmlSettings())),
        new SharpVariant("binary, size optimized", () => new(new SharpSerializerBinarySettings(BinarySerializationMode.SizeOptimized))),
        new SharpVariant("binary, burst", () => new(new SharpSerializerBinarySettings(BinarySerializationMode.Burst))),
    ];
}

internal sealed class SharpVariant(string name, Func<SharpSerializer> create) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        if (binder.Workload.Needs.HasFlag(Needs.ReadOnlyMembers))
        {
            return binder.Unsupported("it needs a parameterless constructor, and serializes only properties that have a getter and a setter");
        }

        // It keeps its writer in a field, so one serves one thread. It never forgets the shared objects that it has read, and throws
        // when it reads a second payload that has some.
        var kept = new ThreadLocal<SharpSerializer>(create);
        return binder.To(new SharpAdapter<T>(binder.Workload.Needs.HasFlag(Needs.SharedReferences) ? create : () => kept.Value!));
    }
}

internal readonly struct SharpAdapter<T>(Func<SharpSerializer> serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer().Serialize(value!, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => (T)serializer().Deserialize(source);
}
