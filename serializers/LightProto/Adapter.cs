using System.Reflection;
using LightProto;

/// <summary>LightProto: generated code, buffer writer out and span in. Each type's writer and reader are taken once, as its README does where the compiler does not know the type.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new GeneratedVariant()];
}

internal sealed class GeneratedVariant() : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when needs.HasFlag(Needs.NoAttributes) => binder.Unsupported("every type must carry [ProtoContract] and be partial"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree, and a cycle ends in a stack overflow"),
        _ when binder.Workload.Shape.Has(Construct.NestedCollection) => binder.Unsupported("its generator takes no collection of collections"),
        _ when KnownTypes.Of(typeof(T)).Any(type => type.IsGenericType) => binder.Unsupported("its generator takes no generic classes"),
        _ => binder.To(new GeneratedAdapter<T>(Generated<T, IProtoWriter<T>>("ProtoWriter"), Generated<T, IProtoReader<T>>("ProtoReader"))),
    };

    /// <exception cref="InvalidOperationException">The generator made none. It warns only (LIGHT_PROTO_008) about a record with a primary constructor.</exception>
    private static TPart Generated<T, TPart>(string name) => typeof(T).GetProperty(name, BindingFlags.Public | BindingFlags.Static)?.GetValue(null) is TPart part
        ? part
        : throw new InvalidOperationException($"its generator made no {name} for {typeof(T)}");
}

internal readonly struct GeneratedAdapter<T>(IProtoWriter<T> writer, IProtoReader<T> reader) : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => Serializer.Serialize(destination, value, writer);

    public T Deserialize(ReadOnlyMemory<byte> payload) => Serializer.Deserialize(payload.Span, reader);

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => Serializer.SerializeNonGeneric(destination, value);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => Serializer.DeserializeNonGeneric(type, payload.Span);
}
