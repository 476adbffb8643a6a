using fastJSON;

/// <summary>fastJSON, from and to strings: plain JSON, and with its own extensions, which are its default. Dates with milliseconds, the finest it has.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new FastVariant("plain", extensions: false), new FastVariant("type names", extensions: true)];
}

internal sealed class FastVariant(string name, bool extensions) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.ReadOnlyMembers) => binder.Unsupported("it calls no constructor but the parameterless one, and cannot set members without a setter"),
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 && !extensions => binder.Unsupported("plain JSON says no class; see the variant with type names"),
        var needs when needs.HasFlag(Needs.SharedReferences) && !extensions => binder.Unsupported("plain JSON is a tree: it throws beyond a depth of 20; see the variant with type names, which writes $i for an object met again"),
        _ => binder.To(new FastAdapter<T>(new JSONParameters { UseExtensions = extensions, DateTimeMilliseconds = true })),
    };
}

internal readonly struct FastAdapter<T>(JSONParameters parameters) : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(JSON.ToJSON(value, parameters));

    public T Deserialize(ReadOnlyMemory<byte> payload) => JSON.ToObject<T>(payload.AsString(), parameters);

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(JSON.ToJSON(value, parameters));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => JSON.ToObject(payload.AsString(), type, parameters);
}
