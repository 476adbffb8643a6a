using MemoryPack;
using MemoryPack.Compression;

/// <summary>MemoryPack's generated code, buffer writer to span; plain, and through its own Brotli compressor at its default quality of 1.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new PlainVariant(), new BrotliVariant()];

    public static string? WhyNot(Needs needs) => needs switch
    {
        _ when needs.HasFlag(Needs.NoAttributes) => "its generator needs [MemoryPackable] on a partial class, and an interface must list its classes in [MemoryPackUnion]",
        _ when needs.HasFlag(Needs.SharedReferences) => "it writes a tree and throws at a cycle unless a class is generated for references; see MemoryPack.VersionTolerant",
        _ => null,
    };
}

/// <param name="options">Null for the library's own; others are for probes.</param>
internal sealed class PlainVariant(MemoryPackSerializerOptions? options = null) : Variant("")
{
    public override IReadOnlyList<VariantOption> Options => [new(OptionKind.Texts, "StringEncoding = Utf16", () => new PlainVariant(MemoryPackSerializerOptions.Utf16))];

    public override Binding Bind<T>(Binder<T> binder) => Adapter.WhyNot(binder.Workload.Needs) is { } reason
        ? binder.Unsupported(reason)
        : binder.ToBoth(new PlainAdapter<T>(options));
}

internal readonly struct PlainAdapter<T>(MemoryPackSerializerOptions? options) : IAsyncAdapter<T>, IPopulatingAdapter<T>, ISegmentedAdapter<T>, IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(destination, value, options);

    public T Deserialize(ReadOnlyMemory<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload.Span, options)!;

    public T Populate(ReadOnlyMemory<byte> payload, T target)
    {
        var read = target;
        MemoryPackSerializer.Deserialize(payload.Span, ref read, options);
        return read!;
    }

    public T DeserializeSegments(in ReadOnlySequence<byte> payload) => MemoryPackSerializer.Deserialize<T>(payload, options)!;

    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(type, destination, value, options);

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => MemoryPackSerializer.Deserialize(type, payload.Span, options);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => MemoryPackSerializer.SerializeAsync(destination.Stream, value, options);

    public ValueTask<T> DeserializeAsync(Stream source) => MemoryPackSerializer.DeserializeAsync<T>(source, options)!;
}

internal sealed class BrotliVariant() : Variant("Brotli")
{
    public override Binding Bind<T>(Binder<T> binder) => Adapter.WhyNot(binder.Workload.Needs) is { } reason
        ? binder.Unsupported(reason)
        : binder.To(new BrotliAdapter<T>());
}

internal readonly struct BrotliAdapter<T> : IRunTimeTypeAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        using var compressor = new BrotliCompressor();
        MemoryPackSerializer.Serialize(compressor, value);
        compressor.CopyTo(destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var decompressor = new BrotliDecompressor();
        return MemoryPackSerializer.Deserialize<T>(decompressor.Decompress(payload.Span))!;
    }
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        using var compressor = new BrotliCompressor();
        MemoryPackSerializer.Serialize(type, compressor, value);
        compressor.CopyTo(destination);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type)
    {
        using var decompressor = new BrotliDecompressor();
        return MemoryPackSerializer.Deserialize(type, decompressor.Decompress(payload.Span));
    }
}
