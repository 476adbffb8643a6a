using Nino.Core;

/// <summary>Nino's generated code, with its buffer that grows to an array. The buffer is kept for each thread, where an application would send it from: its own method for arrays copies the result.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PlainVariant()];
}

internal sealed class PlainVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("its generator needs [NinoType] on every type"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle has no end"),
        _ => binder.To(new PlainAdapter<T>(new(() => new NinoArrayBufferWriter(2048)))),
    };
}

internal readonly struct PlainAdapter<T>(ThreadLocal<NinoArrayBufferWriter> buffer) : IPopulatingAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var writer = buffer.Value!;
        writer.ResetWrittenCount();
        NinoSerializer.Serialize(value, writer);
        destination.Deliver(writer.WrittenMemory);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => NinoDeserializer.Deserialize<T>(payload.Span);

    public T Populate(ReadOnlyMemory<byte> payload, T target)
    {
        var read = target;
        NinoDeserializer.Deserialize(payload.Span, ref read);
        return read;
    }

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Deliver(NinoSerializer.Serialize(value));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => NinoDeserializer.Deserialize(payload.Span, type);
}
