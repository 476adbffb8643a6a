using System.Reflection;
using Apache.Arrow;
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
    where T : class
{
    public Binding Visit<TRow>(Table<T, TRow> table)
        where TRow : class, new()
    {
        var members = typeof(TRow).GetProperties().Where(member => member is { CanRead: true, SetMethod.IsPublic: true }).Select(member => (Member: member, Column: Column<TRow>.Of(member))).ToList();
        var other = members.FirstOrDefault(one => one.Column is null).Member ?? (MemberInfo?)typeof(TRow).GetFields().FirstOrDefault(field => !field.IsStatic);
        return other is not null
            ? binder.Unsupported($"it has columns and takes no objects apart, and the rows that the adapter takes apart are flat: {typeof(TRow).Name}.{other.Name} has no column")
            : binder.ToBoth(new StreamAdapter<T, TRow>(table, [.. members.Select(one => one.Column!)]));
    }
}

internal readonly struct StreamAdapter<T, TRow>(Table<T, TRow> table, Column<TRow>[] columns) : IAsyncAdapter<T>, IItemAdapter<T>
    where T : class
    where TRow : class, new()
{
    private static readonly ArrowContext s_context = new(extensionRegistry: WithExtensions());

    private readonly Schema _schema = new(columns.Select(column => column.Field), null);

    public void Serialize(T value, IBufferWriter<byte> destination) => SerializeItems([value], destination.AsStream());

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = new ArrowStreamReader(s_context, payload);
        var rows = new List<TRow>();
        while (reader.ReadNextRecordBatch() is { } batch)
        {
            Append(batch, rows);
        }

        return table.ValueOf(rows);
    }

    public async ValueTask SerializeAsync(T value, AsyncDestination destination)
    {
        using var batch = BatchOf(value);
        using var writer = new ArrowStreamWriter(destination.Stream, _schema, leaveOpen: true);
        await writer.WriteRecordBatchAsync(batch);
        await writer.WriteEndAsync();
    }

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        using var reader = new ArrowStreamReader(s_context, source, leaveOpen: true);
        var rows = new List<TRow>();
        while (await reader.ReadNextRecordBatchAsync() is { } batch)
        {
            Append(batch, rows);
        }

        return table.ValueOf(rows);
    }

    /// <summary>A batch each, behind one schema.</summary>
    public void SerializeItems(IReadOnlyList<T> items, Stream destination)
    {
        using var writer = new ArrowStreamWriter(destination, _schema, leaveOpen: true);
        foreach (var item in items)
        {
            using var batch = BatchOf(item);
            writer.WriteRecordBatch(batch);
        }

        writer.WriteEnd();
    }

    public async IAsyncEnumerable<T> DeserializeItems(Stream source)
    {
        using var reader = new ArrowStreamReader(s_context, source, leaveOpen: true);
        while (await reader.ReadNextRecordBatchAsync() is { } batch)
        {
            var rows = new List<TRow>();
            Append(batch, rows);
            yield return table.ValueOf(rows);
        }
    }

    /// <summary>Without these types, a column of identifiers is one of bytes, and one of times with an offset is one of structures.</summary>
    private static ExtensionTypeRegistry WithExtensions()
    {
        var registry = new ExtensionTypeRegistry();
        registry.Register(GuidExtensionDefinition.Instance);
        registry.Register(TimestampWithOffsetExtensionDefinition.Instance);
        return registry;
    }

    private RecordBatch BatchOf(T value)
    {
        var rows = table.RowsOf(value);
        return new RecordBatch(_schema, columns.Select(column => column.Take(rows)), rows.Count);
    }

    /// <summary>By name: a column that the row does not have is passed over, and a member without a column stays as the row makes it.</summary>
    private void Append(RecordBatch batch, List<TRow> rows)
    {
        using (batch)
        {
            var made = new TRow[batch.Length];
            for (var index = 0; index < made.Length; index++)
            {
                made[index] = new TRow();
            }

            foreach (var column in columns)
            {
                if (batch.Schema.GetFieldIndex(column.Field.Name) is >= 0 and var index)
                {
                    column.Give(batch.Column(index), made);
                }
            }

            rows.AddRange(made);
        }
    }
}
