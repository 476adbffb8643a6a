using MBrace.FsPickler;
using MBrace.FsPickler.Json;

/// <summary>FsPickler: the fields of a graph, in binary and as JSON without its header. It tracks references where a type can need it.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PickleVariant("binary", new BinarySerializer()), new PickleVariant("JSON", new JsonSerializer(indent: false, omitHeader: true))];
}

internal sealed class PickleVariant(string name, FsPicklerSerializer serializer) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.NoAttributes)
        ? binder.Unsupported("every class must carry [Serializable]")
        : binder.To(new PickleAdapter<T>(serializer));
}

internal readonly struct PickleAdapter<T>(FsPicklerSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => serializer.Serialize(destination.AsStream(), value, leaveOpen: true);

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(payload.AsStream());
}
