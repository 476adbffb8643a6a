using Goldilocks.Conversions;
using Parquet;
using Parquet.Serialization;

/// <summary>
/// Parquet.Net's class serializer, which takes rows apart into columns and puts them together again; the rows are the list that the value consists of. Its calls are asynchronous. Over memory each has ended when it
/// returns, so nothing waits. Its reader seeks, so it has no asynchronous operations over a stream.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new ParquetVariant("", CompressionMethod.Snappy), new ParquetVariant("not compressed", CompressionMethod.None)];
}

/// <param name="name">The variant's name.</param>
/// <param name="compression">Of columns.</param>
/// <param name="set">Sets an option more, for probes.</param>
internal sealed class ParquetVariant(string name, CompressionMethod compression, Action<ParquetOptions>? set = null) : Variant(name)
{
    public override IReadOnlyList<VariantOption> Options => Name.Length > 0 ? [] :
    [
        Of(OptionKind.Dates, "UseDateOnlyTypeForDates", options => options.UseDateOnlyTypeForDates = true),
        Of(OptionKind.Numbers, "UseBigDecimal", options => options.UseBigDecimal = true),
        Of(OptionKind.Texts, "TreatByteArrayAsString", options => options.TreatByteArrayAsString = true),
        Of(OptionKind.Layout, "DictionaryEncodingThreshold = 1", options => options.DictionaryEncodingThreshold = 1),
        Of(OptionKind.Case, "PropertyNameCaseInsensitive", options => options.PropertyNameCaseInsensitive = true),
        new(OptionKind.Compression, "CompressionMethod = Zstd", () => new ParquetVariant("", CompressionMethod.Zstd)),
    ];

    public override Binding Bind<T>(Binder<T> binder)
    {
        var options = new ParquetOptions { CompressionMethod = compression };
        set?.Invoke(options);
        return Tables.Visit(new Visitor<T>(binder, options), binder);
    }

    private static VariantOption Of(OptionKind kind, string words, Action<ParquetOptions> set) => new(kind, words, () => new ParquetVariant("", CompressionMethod.Snappy, set));
}

internal sealed class Visitor<T>(Binder<T> binder, ParquetOptions options) : ITableVisitor<T>
{
    public Binding Visit<TRow>(Table<T, TRow> table)
        where TRow : class, new() => binder.To(new ParquetAdapter<T, TRow>(table, options));
}

internal readonly struct ParquetAdapter<T, TRow>(Table<T, TRow> table, ParquetOptions options) : IAdapter<T>
    where TRow : class, new()
{
    public void Serialize(T value, IBufferWriter<byte> destination) => ParquetSerializer.SerializeAsync(table.RowsOf(value), destination.AsStream(), options).GetAwaiter().GetResult();

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        var rows = ParquetSerializer.DeserializeAsync<TRow>(payload.AsStream(), options).GetAwaiter().GetResult().Data;
        return table.ValueOf(rows as List<TRow> ?? [.. rows]);
    }
}
