using VYaml.Serialization;

/// <summary>VYaml with its default options: generated code, buffer writer out and memory in.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new GeneratedVariant()];
}

internal sealed class GeneratedVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [YamlObject] and be partial"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it reads anchors but writes none, and a cycle ends in a stack overflow"),
        _ => binder.To(new GeneratedAdapter<T>()),
    };
}

internal readonly struct GeneratedAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => YamlSerializer.Serialize(destination, value);

    public T Deserialize(ReadOnlyMemory<byte> payload) => YamlSerializer.Deserialize<T>(payload);
}
