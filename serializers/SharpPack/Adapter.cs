using SharpPack;

/// <summary>SharpPack's generated code, buffer writer to span. It is a fork of MemoryPack with the same format.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PlainVariant()];
}

internal sealed class PlainVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("its generator needs [SharpPackable] on a partial class, and an interface must list its classes in [SharpPackUnion]"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle unless a class is generated for references"),
        _ => binder.ToBoth(new PlainAdapter<T>()),
    };
}

internal readonly struct PlainAdapter<T> : IAsyncAdapter<T>, IPopulatingAdapter<T>, ISegmentedAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => SharpPackSerializer.Serialize(destination, value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => SharpPackSerializer.Deserialize<T>(payload.Span)!;

    public T Populate(ReadOnlyMemory<byte> payload, T target)
    {
        var read = target;
        SharpPackSerializer.Deserialize(payload.Span, ref read);
        return read!;
    }

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => SharpPackSerializer.Deserialize<T>(payload)!;

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => SharpPackSerializer.SerializeAsync(destination.Stream, value);

    public ValueTask<T> DeserializeAsync(Stream source) => SharpPackSerializer.DeserializeAsync<T>(source)!;
}
