using Bebop.Runtime;

/// <summary>
/// Bebop, on the classes that its compiler makes of a schema: own objects, and with the conversion from and to the application's.
/// It encodes into an array and decodes from memory.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new BebopVariant("own objects", converts: false), new BebopVariant("with conversion", converts: true)];
}

internal sealed partial class BebopVariant(string name, bool converts) : SchemaFirstVariant(name)
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.SharedReferences)
        ? "a record holds its fields in place, so that an object is written once for each reference and a cycle has no end"
        : null;

    /// <summary>Binds a type by its class and the conversion between both. Generated code calls it.</summary>
    internal Binding Bind<T, TOwn, TConversion>(Binder<T> binder)
        where TOwn : BaseBebopRecord, IDecodable<TOwn>
        where TConversion : struct, IConversion<T, TOwn> => converts
        ? binder.To(new ConvertingAdapter<T, TOwn, BebopAdapter<TOwn>, TConversion>(new()))
        : binder.To<BebopAdapter<TOwn>, TOwn>(new(), TConversion.ToOwn, TConversion.ToApplication);
}

internal readonly struct BebopAdapter<TOwn> : IAdapter<TOwn> where TOwn : BaseBebopRecord, IDecodable<TOwn>
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination) => destination.Deliver(BebopSerializer.Encode(value));

    /// <remarks>What its <c>BebopSerializer.Decode</c> calls, which takes no union.</remarks>
    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => TOwn.Decode(payload);
}
