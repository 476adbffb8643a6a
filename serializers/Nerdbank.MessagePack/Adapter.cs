using Nerdbank.MessagePack;
using PolyType;
using PolyType.SourceGenerator;

/// <summary>Nerdbank.MessagePack on generated type shapes, which need no attributes on the types: one cached serializer, buffer writer to memory.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ShapeVariant("", new()),
        new ShapeVariant("performance over schema stability", new() { PerfOverSchemaStability = true }),
        new ShapeVariant("references", new() { PreserveReferences = ReferencePreservationMode.AllowCycles }),
    ];
}

/// <param name="name">The variant's name.</param>
/// <param name="serializer">The serializer.</param>
/// <param name="isBare">True for one that is told of no classes that derive from others, for probes.</param>
internal sealed class ShapeVariant(string name, MessagePackSerializer serializer, bool isBare = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name.Length == 0 ? SerializerOptions.All : [];

    private readonly MessagePackSerializer _serializer = isBare ? serializer : serializer with { DerivedTypeUnions = [.. Unions.All] };

    public override Binding Bind<T>(Binder<T> binder)
    {
        var keepsReferences = serializer.PreserveReferences != ReferencePreservationMode.Off;
        return binder.Workload.Needs.HasFlag(Needs.SharedReferences) == keepsReferences
            ? binder.ToBoth(new ShapeAdapter<T>(_serializer, (ITypeShape<T>)TypeShapeProvider_worker.Default.GetTypeShape(typeof(T))!))
            : binder.Unsupported(keepsReferences
                ? "it is for objects that are shared, and this workload is a tree; see the other variants"
                : "it writes a tree and throws at a cycle unless references are preserved; see the variant references");
    }
}

internal readonly struct ShapeAdapter<T>(MessagePackSerializer serializer, ITypeShape<T> shape) : IAsyncAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>, IItemAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination, value, shape);

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize(payload, shape)!;

#if NET9_0_OR_GREATER
    public ValueTask SerializeAsync(T value, AsyncDestination destination) => serializer.SerializeAsync(destination.Pipe, value, shape);
#else
    public ValueTask SerializeAsync(T value, AsyncDestination destination) => serializer.SerializeAsync(destination.Stream, value, shape);
#endif

    public ValueTask<T> DeserializeAsync(Stream source) => serializer.DeserializeAsync(source, shape)!;

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => serializer.Deserialize(payload, shape)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => serializer.SerializeObject(destination, value, ShapeOf(type));

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => serializer.DeserializeObject(payload, ShapeOf(type));

    /// <summary>One behind the other: each says where it ends.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            serializer.Serialize(destination, item, shape);
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => serializer.DeserializeEnumerableAsync(source, shape)!;

    private static ITypeShape ShapeOf(Type type) => TypeShapeProvider_worker.Default.GetTypeShape(type) ?? throw new NotSupportedException($"The generator was not told of {type}.");
}
