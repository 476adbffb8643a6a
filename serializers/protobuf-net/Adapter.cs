using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>protobuf-net, stream out and memory in: contracts from attributes, from a model that is built at run time, or from one that its generator made when the program was compiled.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new AttributeVariant(),
        new GroupVariant(),
#if GENERATOR
        new GeneratedVariant(),
#elif !OFFERS_GENERATOR
        new LaterVariant("source generated", "its package has a source generator since 3.3.0"),
#endif
        new ModelVariant(),
        new HeaderVariant(),
    ];

    public const string WritesTree = "it writes a tree and throws at a cycle: tracking references was taken out in version 3";
}

/// <param name="isBare">True for a model that is told nothing beside the attributes, for probes.</param>
/// <param name="copies">True for values that are copied before they are written, for probes.</param>
internal sealed class AttributeVariant(bool isBare = false, bool copies = false) : Variant("")
{
    public override IReadOnlyList<VariantOption> Options => ModelOptions.OfDefault;

    public override Binding Bind<T>(Binder<T> binder) => WhyNot(binder.Workload) is { } reason
        ? binder.Unsupported(reason)
        : To(binder, isBare ? RuntimeTypeModel.Default : OwnTypes.AddTo(RuntimeTypeModel.Default, typeof(T)));

    private Binding To<T>(Binder<T> binder, RuntimeTypeModel model) => copies ? binder.To(new DetourAdapter<T, ModelAdapter<T>>(new(model), value => model.DeepClone(value))) : binder.To(new ModelAdapter<T>(model));

    /// <summary>Why contracts from attributes cannot be; null where they can.</summary>
    public static string? WhyNot(Workload workload) => workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => "every type must carry [ProtoContract] and [ProtoMember]; see the variants with a run-time model",
        var needs when needs.HasFlag(Needs.SharedReferences) => Adapter.WritesTree,
        _ => workload.Shape.WhyNot(OwnTypes.Refused),
    };
}

/// <param name="prepare">What becomes of a model before it is used, for probes; null for compilation in place.</param>
internal sealed class ModelVariant(Func<RuntimeTypeModel, TypeModel>? prepare = null) : Variant("run-time model")
{
    public override IReadOnlyList<VariantOption> Options => ModelOptions.OfRunTime;

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.EmbeddedType) => binder.Unsupported("it writes no type names; see the variant with a header"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported(Adapter.WritesTree),
#if OTHER_MODEL && !PROBED
        _ when prepare is null => binder.Unsupported("it is for types that cannot carry attributes, and a build for your own types gives them those; see the plain variant"),
#endif
        _ when (binder.Workload.Shape.WhyNot(OwnTypes.Refused) ?? RunTimeModel.WhyNot(typeof(T))) is { } reason => binder.Unsupported(reason),
        _ => binder.To(new ModelAdapter<T>(RunTimeModel.For(typeof(T), prepare))),
    };
}

internal readonly struct ModelAdapter<T>(TypeModel model) : IPopulatingAdapter<T>, ISegmentedAdapter<T>, IStreamAdapter<T>, IRunTimeTypeAdapter<T>, IItemAdapter<T>
{
    // Not the overload for buffer writers: it measures every object before it writes it, and took twice as long.
    public void Serialize(T value, IBufferWriter<byte> destination) => model.Serialize(destination.AsStream(), value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => model.Deserialize<T>(payload);

    public T DeserializeStream(Stream source) => model.Deserialize<T>(source);

    public T Populate(ReadOnlyMemory<byte> payload, T target) => model.Deserialize(payload, target);

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => model.Deserialize<T>(payload);

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => model.Serialize(destination.AsStream(), value);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => model.Deserialize(type, payload.AsStream());

    /// <summary>Each behind a tag and its length, so that all of them together are a list in a message.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        foreach (var item in items)
        {
            model.SerializeWithLengthPrefix(destination, item, typeof(T), PrefixStyle.Base128, Serializer.ListItemTag);
        }
    }

    public IAsyncEnumerable<T> DeserializeItems(Stream source) => model.DeserializeItems<T>(source, PrefixStyle.Base128, Serializer.ListItemTag).AsItems();
}
