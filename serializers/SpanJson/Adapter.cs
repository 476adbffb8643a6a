using SpanJson;
using SpanJson.Resolvers;

/// <summary>SpanJson in UTF-8: written to an array of its pool, read from a span. Its resolvers are types, so each is a loop of its own.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ResolverVariant<ExcludeNullsOriginalCaseResolver<byte>>("bytes as numbers"),
        new ResolverVariant<Base64Resolver<byte>>("bytes as base64"),
    ];
}

/// <summary>The default resolver, but for byte arrays, which that one writes as arrays of numbers.</summary>
internal sealed class Base64Resolver<TSymbol>() : ResolverBase<TSymbol, Base64Resolver<TSymbol>>(new SpanJsonOptions
{
    NullOption = NullOptions.ExcludeNulls,
    NamingConvention = NamingConventions.OriginalCase,
    EnumOption = EnumOptions.String,
    ByteArrayOption = ByteArrayOptions.Base64,
})
    where TSymbol : struct;

internal sealed class ResolverVariant<TResolver>(string name) : Variant(name) where TResolver : IJsonFormatterResolver<byte, TResolver>, new()
{
    public override Binding Bind<T>(Binder<T> binder) => binder.Workload.Needs switch
    {
        var needs when (needs & (Needs.EmbeddedType | Needs.Polymorphism)) != 0 => binder.Unsupported("it writes no type names, so that a reader cannot know which class an interface or a base class holds"),
        var needs when needs.HasFlag(Needs.SharedReferences) => binder.Unsupported("it writes a tree and throws at a cycle"),
        _ => binder.ToBoth(new JsonAdapter<T, TResolver>()),
    };
}

internal readonly struct JsonAdapter<T, TResolver> : IAsyncAdapter<T>, IRunTimeTypeAdapter<T> where TResolver : IJsonFormatterResolver<byte, TResolver>, new()
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var pooled = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, TResolver>(value);
        destination.Write(pooled.AsSpan());
        ArrayPool<byte>.Shared.Return(pooled.Array!);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => JsonSerializer.Generic.Utf8.Deserialize<T, TResolver>(payload.Span);

    // Its writer is given no type: it looks at the object.
    public void SerializeAs(object value, Type type, IBufferWriter<byte> destination)
    {
        var pooled = JsonSerializer.NonGeneric.Utf8.SerializeToArrayPool<TResolver>(value);
        destination.Write(pooled.AsSpan());
        ArrayPool<byte>.Shared.Return(pooled.Array!);
    }

    public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => JsonSerializer.NonGeneric.Utf8.Deserialize<TResolver>(payload.Span, type);

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => JsonSerializer.Generic.Utf8.SerializeAsync<T, TResolver>(value, destination.Stream);

    public ValueTask<T> DeserializeAsync(Stream source) => JsonSerializer.Generic.Utf8.DeserializeAsync<T, TResolver>(source);
}
