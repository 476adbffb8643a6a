using SharpYaml;
using SharpYaml.Serialization;

internal static partial class Adapter
{
    static partial void AddGenerated(List<Variant> variants) => variants.Add(new GeneratedVariant());
}

/// <summary>
/// Its other attributes, one for each type that a value can be, are written by the build (see the project file). The generator does not find the arrays that only a constructor sets: it would throw
/// where it reads them.
/// </summary>
[YamlSerializable(typeof(LineItem[]))]
[YamlSerializable(typeof(LineItem))]
[YamlSerializable(typeof(OrderLine[]))]
[YamlSerializable(typeof(OrderLine))]
internal sealed partial class GeneratedMetadata : YamlSerializerContext;

internal sealed class GeneratedVariant() : Variant("source generated")
{
    public override Binding Bind<T>(Binder<T> binder) => References.WhyNot(binder.Workload.Needs, keepsReferences: false) is { } reason
        ? binder.Unsupported(reason)
        : binder.To(new GeneratedAdapter<T>((YamlTypeInfo<T>)GeneratedMetadata.Default.GetTypeInfo(typeof(T), GeneratedMetadata.Default.Options)!));
}

internal readonly struct GeneratedAdapter<T>(YamlTypeInfo<T> type) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(YamlSerializer.Serialize(value, type));

    public T Deserialize(ReadOnlyMemory<byte> payload) => YamlSerializer.Deserialize(payload.AsString(), type)!;
}
