using Jil;

/// <summary>Jil over text writers and readers, with dates in ISO 8601: only old versions of ASP.NET read its default format.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant()];
}

internal sealed class JsonVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("it writes no type names, so that a reader cannot know which class an interface or a base class holds"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle"),
        _ => binder.To(new JsonAdapter<T>()),
    };
}

internal readonly struct JsonAdapter<T> : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var writer = new StreamWriter(destination.AsStream());
        JSON.Serialize(value, writer, Options.ISO8601Utc);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source)
    {
        using var reader = new StreamReader(source, leaveOpen: true);
        return JSON.Deserialize<T>(reader, Options.ISO8601Utc);
    }
}
