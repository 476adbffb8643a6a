using System.Collections.Immutable;
using Apex.Serialization;
using ApexBinary = Apex.Serialization.Binary;

/// <summary>Apex.Serialization: fields as they are in memory, as a tree or as a graph. It refuses types that are not marked, and knows some of the runtime's collections by itself.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ApexVariant("", Mode.Tree), new ApexVariant("references", Mode.Graph)];
}

internal sealed class ApexVariant(string name, Mode mode) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs.HasFlag(Needs.SharedReferences) != (mode == Mode.Graph)
        ? binder.Unsupported(mode == Mode.Graph
            ? "it is for objects that are shared, and this workload is a tree; see the plain variant"
            : "in tree mode a shared object is written twice and a cycle ends in a stack overflow; see the variant with references")
        : binder.To(new ApexAdapter<T>(new(() => ApexBinary.Create(new Settings { SerializationMode = mode }.MarkSerializable(IsOf<T>)))));

    /// <summary>The program's own types, the root where another assembly has it, and the runtime's immutable and frozen collections, as a user of such types would mark them.</summary>
    private static bool IsOf<T>(Type type) => type.Assembly == typeof(Adapter).Assembly || type == typeof(T) || type.Assembly == typeof(ImmutableArray<>).Assembly;
}

/// <summary>An instance is not thread safe and expensive to make: its library advises to keep and reuse it.</summary>
internal readonly struct ApexAdapter<T>(ThreadLocal<IBinary> binary) : IStreamAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => binary.Value!.Write(value, destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload) => DeserializeStream(payload.AsStream());

    public T DeserializeStream(Stream source) => binary.Value!.Read<T>(source);
}
