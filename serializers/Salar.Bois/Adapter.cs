using Salar.Bois;

/// <summary>Salar.Bois, compiled for the type in advance, to a stream and from an array. Writing to an array was an eighth faster, but it was rejected because the size must be known.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new BoisVariant()];
}

internal sealed class BoisVariant() : Variant("")
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

        BoisSerializer.Initialize<T>();
        return binder.To(new BoisAdapter<T>(new BoisSerializer()));
    }
}

internal readonly struct BoisAdapter<T>(BoisSerializer serializer) : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(payload.AsArray(), 0, payload.Length);

    public T DeserializeStream(Stream source) => serializer.Deserialize<T>(source);

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => serializer.Serialize(value, type, destination.AsStream());

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => serializer.Deserialize(payload.AsStream(), type);
}
