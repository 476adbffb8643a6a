using Google.FlatBuffers;

/// <summary>The schema of the probes' models, which has a table for each version of a class, on the objects of the object API.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ObjectVariant()];
}

internal sealed class ObjectVariant() : Variant("own objects")
{
    public override Binding Bind<T>(Binder<T> binder) => SchemaRoots.Bind(binder, this) ?? binder.Unsupported(binder.Workload.Needs.HasFlag(Needs.SharedReferences)
        ? "offsets only point forward, so a buffer can share an object but not hold a cycle"
        : "it takes types that have a schema and a conversion, and there are none for this one");

    /// <summary>Binds a type by its object and the conversion between both. Generated code calls it.</summary>
    internal Binding Bind<T, TObject, TConversion>(Binder<T> binder, Func<FlatBufferBuilder, TObject, int> pack, Func<ByteBuffer, TObject> unPack)
        where T : class
        where TConversion : struct, IConversion<T, TObject> =>
        binder.To<ObjectAdapter<TObject>, TObject>(new(Flatten.Builders(), pack, unPack), TConversion.ToOwn, TConversion.ToApplication);
}

internal readonly struct ObjectAdapter<TObject>(ThreadLocal<FlatBufferBuilder> builders, Func<FlatBufferBuilder, TObject, int> pack, Func<ByteBuffer, TObject> unPack) : IAdapter<TObject>
{
    public void Serialize(TObject value, IBufferWriter<byte> destination)
    {
        var builder = Flatten.Cleared(builders.Value!);
        builder.Finish(pack(builder, value));
        destination.Deliver(Flatten.Written(builder));
    }

    public TObject Deserialize(ReadOnlyMemory<byte> payload) => unPack(new ByteBuffer(payload.AsArray()));
}
