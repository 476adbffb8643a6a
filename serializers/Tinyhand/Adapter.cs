using Tinyhand;

/// <summary>Tinyhand's generated code, buffer writer to span.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PlainVariant()];
}

internal sealed class PlainVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [TinyhandObject] and be partial"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle has no end"),
        _ when KnownTypes.Of(typeof(T)).Any(type => type.IsGenericType) => binder.Unsupported("its generator takes no generic class whose members are of the type that it is made for"),
        _ => binder.ToBoth(new PlainAdapter<T>()),
    };
}

internal readonly struct PlainAdapter<T> : IAsyncAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => TinyhandSerializer.Serialize(destination, value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => TinyhandSerializer.Deserialize<T>(payload.Span)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(TinyhandSerializer.Serialize(type, value));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => TinyhandSerializer.Deserialize(type, payload.Span);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => new(TinyhandSerializer.SerializeAsync(destination.Stream, value));

    public ValueTask<T> DeserializeAsync(Stream source) => TinyhandSerializer.DeserializeAsync<T>(source)!;
}
