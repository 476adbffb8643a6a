using Bond;
using Bond.IO.Unsafe;
using Variant = Goldilocks.Variant;

/// <summary>
/// Microsoft Bond in its three binary protocols, on classes of the shape that its compiler generates, which Goldilocks makes of the models: own objects, and with the conversion from and
/// to the application's. Bond's own advice is followed: serializers compiled once, its unsafe buffers, and one output buffer that is kept.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new BondVariant<CompactWriter, CompactReader, CompactBinary>("compact binary, own objects", converts: false),
        new BondVariant<CompactWriter, CompactReader, CompactBinary>("compact binary, with conversion", converts: true),
        new BondVariant<FastWriter, FastReader, FastBinary>("fast binary, own objects", converts: false),
        new BondVariant<FastWriter, FastReader, FastBinary>("fast binary, with conversion", converts: true),
        new BondVariant<SimpleWriter, SimpleReader, SimpleBinary>("simple binary, own objects", converts: false),
        new BondVariant<SimpleWriter, SimpleReader, SimpleBinary>("simple binary, with conversion", converts: true),
    ];
}

/// <summary>What generated conversions know of a variant.</summary>
internal abstract class SchemaVariant(string name) : SchemaFirstVariant(name)
{
    /// <summary>Binds a type by its class and the conversion between both. Generated code calls it.</summary>
    /// <param name="binder">Of the application's type.</param>
    /// <param name="writer">The class that wrote the payloads; null for <typeparamref name="TOwn"/>.</param>
    internal abstract Binding Bind<T, TOwn, TConversion>(Binder<T> binder, Type? writer = null)
        where TConversion : struct, IConversion<T, TOwn>;
}

internal sealed partial class BondVariant<TWriter, TReader, TProtocol>(string name, bool converts) : SchemaVariant(name)
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    protected override string? WhyNot(Needs needs) => needs.HasFlag(Needs.EmbeddedType) ? "it writes no type names: a reader must know the schema, and so the class, beforehand"
        : needs.HasFlag(Needs.SharedReferences) ? "Bond writes trees: a struct has no identity, and a cycle has no end"
        : null;

    internal override Binding Bind<T, TOwn, TConversion>(Binder<T> binder, Type? writer = null)
    {
        // Without tags, a payload is read by the schema of its writer.
        var deserializer = writer is null || writer == typeof(TOwn) ? new Deserializer<TReader>(typeof(TOwn)) : new Deserializer<TReader>(typeof(TOwn), Schema.GetRuntimeSchema(writer));
        var adapter = new BondAdapter<TOwn, TWriter, TReader, TProtocol>(new(typeof(TOwn)), deserializer, new(() => new OutputBuffer()));
        return converts
            ? binder.To(new ConvertingAdapter<T, TOwn, BondAdapter<TOwn, TWriter, TReader, TProtocol>, TConversion>(adapter))
            : binder.To<BondAdapter<TOwn, TWriter, TReader, TProtocol>, TOwn>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}

/// <summary>The payload stays in the buffer that was written to, where an application would send it from.</summary>
internal readonly struct BondAdapter<TOwn, TWriter, TReader, TProtocol>(Serializer<TWriter> serializer, Deserializer<TReader> deserializer, ThreadLocal<OutputBuffer> buffer) : IAdapter<TOwn>
    where TProtocol : struct, IProtocol<TWriter, TReader>
{
    public void Serialize(TOwn value, IBufferWriter<byte> destination)
    {
        var output = buffer.Value!;
        output.Position = 0;
        serializer.Serialize(value, TProtocol.WriterTo(output));
        destination.Deliver(output.Data.AsMemory());
    }

    public TOwn Deserialize(ReadOnlyMemory<byte> payload) => deserializer.Deserialize<TOwn>(TProtocol.ReaderOf(new InputBuffer(payload.AsArray())));
}
