using MemoryPack;

/// <summary>
/// MemoryPack generated to tolerate other versions of a class: each member's length is written, so that unknown ones can be skipped. A
/// program of its own, because a class is generated in one way only.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new TolerantVariant()];
}

internal sealed class TolerantVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.NoAttributes)
        ? binder.Unsupported("its generator needs [MemoryPackable] on a partial class, and an interface must list its classes in [MemoryPackUnion]")
        : binder.ToBoth(new TolerantAdapter<T>());
}

internal readonly struct TolerantAdapter<T> : IAsyncAdapter<T>, IPopulatingAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(destination, value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload.Span)!;

    public T Populate(ReadOnlyMemory<byte> payload, T target)
    {
        var read = target;
        MemoryPackSerializer.Deserialize(payload.Span, ref read);
        return read!;
    }

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(type, destination, value);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => MemoryPackSerializer.Deserialize(type, payload.Span);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => MemoryPackSerializer.SerializeAsync(destination.Stream, value);

    public ValueTask<T> DeserializeAsync(Stream source) => MemoryPackSerializer.DeserializeAsync<T>(source)!;
}
