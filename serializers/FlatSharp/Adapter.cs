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

internal sealed partial class FlatSharpVariant(string name, Use use) : SchemaFirstVariant(name)
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.SharedReferences)
        ? "what it writes is a tree: a table that is referred to twice is written twice, and a cycle has no end"
        : null;

    /// <summary>Binds a type by its class, the conversion between both and what reads one without a conversion. Generated code calls it.</summary>
    internal Binding Bind<T, TOwn, TConversion, TWalk>(Binder<T> binder)
        where TOwn : class, IFlatBufferSerializable<TOwn>
        where TConversion : struct, IConversion<T, TOwn>
        where TWalk : struct, IWalk<T, TOwn>
    {
        var lazy = new FlatSharpAdapter<TOwn>(TOwn.LazySerializer);
        return use switch
        {
            Use.Objects => binder.To<FlatSharpAdapter<TOwn>, TOwn>(new(TOwn.GreedySerializer), TConversion.ToOwn, TConversion.ToApplication),
            Use.Conversion => binder.To(new ConvertingAdapter<T, TOwn, FlatSharpAdapter<TOwn>, TConversion>(lazy)),
            Use.ReadAll => binder.ReadOnly<WalkingAdapter<T, TOwn, TWalk>, Walked<TOwn>>(
                new(lazy), Write, (value, read) => Walked.FindDifference<T, TOwn, TConversion, TWalk>(binder.Workload, value, read), "a walk over every member"),
            _ => binder.ReadOnly<OneMemberAdapter<T, TOwn, TWalk>, string>(
                new(lazy), Write, (value, read) => Walked.FindDifference<T, TOwn, TConversion, TWalk>(value, read), TWalk.WhatIsOne),
        };

        void Write(T value, IBufferWriter<byte> destination) => lazy.Serialize(TConversion.ToOwn(value), destination);
    }
}

internal readonly struct FlatSharpAdapter<TOwn>(ISerializer<TOwn> serializer) : IAdapter<TOwn> where TOwn : class
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => serializer.Write(destination, value);

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => serializer.Parse(payload.AsArray());
}
