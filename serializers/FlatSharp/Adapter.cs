using FlatSharp;

/// <summary>
/// FlatSharp, another implementation of FlatBuffers: classes generated at build time from schemas. The cost of a lazy object depends on the members that are read, so that is measured separately.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new FlatSharpVariant("greedy, own objects", Use.Objects),
        new FlatSharpVariant("lazy, with conversion", Use.Conversion),
        new FlatSharpVariant("lazy, read all", Use.ReadAll),
        new FlatSharpVariant("lazy, read one", Use.ReadOne),
    ];
}

internal enum Use
{
    Objects,
    Conversion,
    ReadAll,
    ReadOne,
}

internal sealed partial class FlatSharpVariant(string name, Use use) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        Binding? bound = null;
        BindKnown(binder, ref bound);
        return bound ?? binder.Unsupported(binder.Workload.Needs.HasFlag(Needs.SharedReferences)
            ? "what it writes is a tree: a table that is referred to twice is written twice, and a cycle has no end"
            : "a schema and a conversion must be written for each type, and there is none for this one");
    }

    /// <summary>Types with a schema and a conversion, as the build found them.</summary>
    partial void BindKnown<T>(Binder<T> binder, ref Binding? bound) where T : class;

    /// <summary>Binds a type by its class and the conversion between both. Generated code calls it.</summary>
    internal Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where T : class
        where TOwn : class, IFlatBufferSerializable<TOwn>
        where TConversion : struct, IConversion<T, TOwn> => use switch
        {
            Use.Objects => binder.To<FlatSharpAdapter<TOwn>, TOwn>(new(TOwn.GreedySerializer), TConversion.ToOwn, TConversion.ToApplication),
            Use.Conversion => binder.To(new ConvertingAdapter<T, TOwn, FlatSharpAdapter<TOwn>, TConversion>(new(TOwn.LazySerializer))),
            _ => binder.Unsupported("the members that it reads must be written down for each type, and are not for this one"),
        };
}

internal readonly struct FlatSharpAdapter<TOwn>(ISerializer<TOwn> serializer) : IAdapter<TOwn> where TOwn : class
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => serializer.Write(destination, value);

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => serializer.Parse(payload.AsArray());
}
