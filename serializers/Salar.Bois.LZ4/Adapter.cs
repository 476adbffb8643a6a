using Salar.Bois.LZ4;

/// <summary>Salar.Bois inside LZ4 in its fastest level, which is the default: the whole payload is written, then compressed.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new Lz4Variant()];
}

internal sealed class Lz4Variant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        switch (binder.Workload.Needs)
        {
            case var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0:
                return binder.Unsupported("it writes the members of the declared type, and nothing in the payload can say which class a value is");
            case var needs when needs.HasFlag(Needs.ReadOnlyMembers):
                return binder.Unsupported("it needs a public parameterless constructor, and skips members without a setter");
            case var needs when needs.HasFlag(Needs.SharedReferences):
                return binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow");
        }

        BoisLz4Serializer.Initialize<T>();
        return binder.To(new Lz4Adapter<T>(new BoisLz4Serializer()));
    }
}

internal readonly struct Lz4Adapter<T>(BoisLz4Serializer serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Pickle(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => serializer.Unpickle<T>(source);
}
