using Hyperion;

/// <summary>Hyperion with its defaults, which writes the name of each class once a payload; with the types known in advance; and with references tracked.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new HyperionVariant("", _ => new()),
        new HyperionVariant("known types", root => new(SerializerOptions.Default.WithKnownTypes(KnownTypes.Of(root)))),
        new HyperionVariant("references", _ => new(SerializerOptions.Default.WithPreserveObjectReferences(true)), references: true),
    ];
}

internal sealed class HyperionVariant(string name, Func<Type, Serializer> create, bool references = false) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name.Length == 0
        ? [
            new(OptionKind.Bare, "SerializerOptions.Default", () => new HyperionVariant("", _ => new(SerializerOptions.Default))),
            new(OptionKind.Together, "WithVersionTolerance and WithPreserveObjectReferences", () => new HyperionVariant("", _ => new(SerializerOptions.Default.WithVersionTolerance(true).WithPreserveObjectReferences(true)))),
            new(OptionKind.Names, "WithVersionTolerance", () => new HyperionVariant("", _ => new(SerializerOptions.Default.WithVersionTolerance(true)))),
            new(OptionKind.Members, "WithIgnoreSerializable", () => new HyperionVariant("", _ => new(SerializerOptions.Default.WithIgnoreSerializable(true)))),
        ]
        : [];

    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences) == references
        ? binder.To(new HyperionAdapter<T>(create(typeof(T))))
        : binder.Unsupported(references
            ? "it is for objects that are shared, and this workload is a tree; see the other variants"
            : "without preserveObjectReferences it writes a tree, and a cycle ends in a stack overflow; see the variant with references");
}

internal readonly struct HyperionAdapter<T>(Serializer serializer) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => serializer.Deserialize<T>(source);
}
