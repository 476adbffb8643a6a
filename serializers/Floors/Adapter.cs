using Goldilocks.Values;

/// <summary>
/// Work that no serializer can avoid: moving the bare payload bytes, and allocating the result without parsing. These rows are drawn
/// as lines rather than ranked; a result below its floor means that something was not measured.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CopyVariant(), new AllocateVariant()];
}

/// <summary>Copies the bare payload: its size is the floor for sizes, its time the floor for writing.</summary>
internal sealed class CopyVariant() : Variant("copy")
{
    public override bool IsFloor => true;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var original = new Original<T>();
        return binder.To(new CopyAdapter(), original.Remember, original.From);
    }
}

internal readonly struct CopyAdapter : IAdapter<byte[]>
{
    public void Serialize(byte[] value, IBufferWriter<byte> destination) => destination.Write(value);

    public byte[] Deserialize(ReadOnlyMemory<byte> payload) => payload.ToArray();
}

/// <summary>Makes an equal value of new objects, strings and arrays from an existing one (the roundup study's AllocPerf).</summary>
internal sealed class AllocateVariant() : Variant("allocate")
{
    public override bool IsFloor => true;

    public override Binding Bind<T>(Binder<T> binder)
    {
        var original = new Original<T>();
        return binder.ReadOnly<AllocateAdapter<T>, T>(
            new(binder.Workload, original),
            (value, destination) => destination.Write(original.Remember(value)),
            binder.Workload.FindDifference,
            "allocates the result and parses nothing");
    }
}

internal readonly struct AllocateAdapter<T>(Workload<T> workload, Original<T> original) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => throw new NotSupportedException("It allocates and does not write.");

    public T Deserialize(ReadOnlyMemory<byte> payload) => workload.AllocateCopy(original.Value!);
}

/// <summary>The bare bytes cannot be read back, so the value that they were taken from is kept beside them.</summary>
internal sealed class Original<T>
{
    private byte[] _bytes = [];

    public T? Value { get; private set; }

    public byte[] Remember(T value)
    {
        var writer = new ArrayBufferWriter<byte>();
        BarePayload.Write(value, writer);
        Value = value;
        return _bytes = writer.WrittenSpan.ToArray();
    }

    public T From(byte[] copy) => copy.AsSpan().SequenceEqual(_bytes)
        ? Value!
        : throw new InvalidOperationException("The copied bytes are not those of the value.");
}
