using System.Reflection;
using Apache.Arrow;

/// <summary>Rows as a batch of columns, and back.</summary>
internal sealed class Batches<TRow>
    where TRow : class, new()
{
    private static readonly (PropertyInfo Member, Column<TRow>? Column)[] s_members = [.. typeof(TRow).GetProperties().Where(member => member is { CanRead: true, SetMethod.IsPublic: true }).Select(member => (member, Column<TRow>.Of(member)))];

    private readonly Column<TRow>[] _columns = [.. s_members.Select(one => one.Column).OfType<Column<TRow>>()];

    public Batches() => Schema = new Schema(_columns.Select(column => column.Field), null);

    /// <summary>A member whose type has no column; null where each has one.</summary>
    public static PropertyInfo? WithoutColumn => s_members.FirstOrDefault(one => one.Column is null).Member;

    public Schema Schema { get; }

    public RecordBatch Of(List<TRow> rows) => new(Schema, _columns.Select(column => column.Take(rows)), rows.Count);

    /// <summary>By name: a column that the row does not have is passed over, and a member without a column stays as the row makes it.</summary>
    public void Append(RecordBatch batch, List<TRow> rows)
    {
        using (batch)
        {
            // A damaged payload may state another number of rows than its columns have, and the library does not look.
            for (var index = 0; index < batch.ColumnCount; index++)
            {
                if (batch.Column(index).Length != batch.Length)
                {
                    throw new InvalidDataException($"The payload's batch is to have {batch.Length} rows, and its column {batch.Schema.GetFieldByIndex(index).Name} has {batch.Column(index).Length}.");
                }
            }

            var made = new TRow[batch.Length];
            for (var index = 0; index < made.Length; index++)
            {
                made[index] = new TRow();
            }

            foreach (var column in _columns)
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
