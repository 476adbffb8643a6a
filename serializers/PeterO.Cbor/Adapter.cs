using PeterO.Cbor;

/// <summary>PeterO.Cbor: objects become a tree of CBOR objects by reflection, and that tree is written to a stream; and back.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CborVariant()];
}

internal sealed class CborVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it needs a parameterless constructor and settable members"),
        var needs when needs.HasFlag(Needs.Polymorphism) => binder.Unsupported("its maps hold members and no class, so that reading cannot know which class a base class stands for"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it turns members into a tree, and a cycle has no end"),
        _ => binder.To(new CborAdapter<T>()),
    };
}

internal readonly struct CborAdapter<T> : IRunTimeTypeAdapter<T>, IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => CBORObject.FromObject(value).WriteTo(destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => CBORObject.DecodeObjectFromBytes<T>(payload.AsArray());

    public T DeserializeStream(Stream source) => CBORObject.Read(source).ToObject<T>();

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => CBORObject.FromObject(value).WriteTo(destination.AsStream());

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => CBORObject.DecodeObjectFromBytes(payload.AsArray(), type);
}
