using System.Reflection;
using Apache.Arrow.Ipc;
using Goldilocks.Conversions;

/// <summary>
/// Apache Arrow's stream of record batches; a value is one batch. The library has columns and knows no objects, so the adapter moves each member of the rows to its column and back, as an application would, and that is
/// timed. Its arrays refer to the payload: reading columns alone would read nothing.
/// </summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new StreamVariant()];
}

internal sealed class StreamVariant() : Variant("")
{
    public override bool ConvertsObjects => true;

    public override Binding Bind<T>(Binder<T> binder) => Tables.Visit(new Visitor<T>(binder), binder);
}

internal sealed class Visitor<T>(Binder<T> binder) : ITableVisitor<T>
{
    public Binding Visit<TRow>(Table<T, TRow> table)
        where TRow : class, new()
    {
        var other = Batches<TRow>.WithoutColumn ?? (MemberInfo?)typeof(TRow).GetFields().FirstOrDefault(field => !field.IsStatic);
        return other is not null
            ? binder.Unsupported($"it has columns and takes no objects apart, and the rows that the adapter takes apart are flat: {typeof(TRow).Name}.{other.Name} has no column")
            : binder.ToBoth(new StreamAdapter<T, TRow>(table, new Batches<TRow>()));
    }
}

internal readonly struct StreamAdapter<T, TRow>(Table<T, TRow> table, Batches<TRow> batches) : IAsyncAdapter<T>, IItemAdapter<T>
    where TRow : class, new()
{
    public void Serialize(T value, IBufferWriter<byte> destination) => SerializeItems([value], destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = Readers.Of(payload);
        var rows = new List<TRow>();
        while (reader.ReadNextRecordBatch() is { } batch)
        {
            batches.Append(batch, rows);
        }

        return table.ValueOf(rows);
    }

    public async ValueTask SerializeAsync(T value, AsyncDestination destination)
    {
        using var batch = batches.Of(table.RowsOf(value));
        using var writer = new ArrowStreamWriter(destination.Stream, batches.Schema, leaveOpen: true);
        await writer.WriteRecordBatchAsync(batch);
        await writer.WriteEndAsync();
    }

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        using var reader = Readers.Of(source);
        var rows = new List<TRow>();
        while (await reader.ReadNextRecordBatchAsync() is { } batch)
        {
            batches.Append(batch, rows);
        }

        return table.ValueOf(rows);
    }

    /// <summary>A batch each, behind one schema.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        using var writer = new ArrowStreamWriter(destination, batches.Schema, leaveOpen: true);
        foreach (var item in items)
        {
            using var batch = batches.Of(table.RowsOf(item));
            writer.WriteRecordBatch(batch);
        }

        writer.WriteEnd();
    }

    public async IAsyncEnumerable<T> DeserializeItems(Stream source)
    {
        using var reader = Readers.Of(source);
        while (await reader.ReadNextRecordBatchAsync() is { } batch)
        {
            var rows = new List<TRow>();
            batches.Append(batch, rows);
            yield return table.ValueOf(rows);
        }
    }
}
