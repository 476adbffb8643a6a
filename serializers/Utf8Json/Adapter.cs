using Utf8Json;

/// <summary>Utf8Json: written to the destination's own array by its writer, and read from an array.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new JsonVariant()];
}

internal sealed class JsonVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("it writes the members of the declared type and no type names; a base class needs a formatter written by hand"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends the process with a stack overflow"),
        _ => binder.ToBoth(new JsonAdapter<T>()),
    };
}

internal readonly struct JsonAdapter<T> : IAsyncAdapter<T>, IRunTimeTypeAdapter<T>
{
    /// <remarks>SerializeUnsafe does the same in an array of 64 KiB that the library keeps: the payload would have to be copied, and a larger payload needs a new array each time.</remarks>
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var writer = new JsonWriter(destination.BorrowArray());
        JsonSerializer.Serialize(ref writer, value);
        var written = writer.GetBuffer();
        destination.ReturnArray(written.Array!, written.Count);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Deserialize<T>(payload.AsArray());

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        var writer = new JsonWriter(destination.BorrowArray());
        JsonSerializer.NonGeneric.Serialize(type, ref writer, value);
        var written = writer.GetBuffer();
        destination.ReturnArray(written.Array!, written.Count);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => JsonSerializer.NonGeneric.Deserialize(type, payload.AsArray());

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(JsonSerializer.SerializeAsync(destination.Stream, value));

    public ValueTask<T> DeserializeAsync(Stream source) => new(JsonSerializer.DeserializeAsync<T>(source));
}
