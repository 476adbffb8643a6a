using System.Reflection;
using System.Runtime.CompilerServices;
using Apache.Arrow;

/// <summary>A member of all rows.</summary>
internal abstract class Column<TRow>(Field head)
{
    /// <summary>The column's name and type.</summary>
    public Field Field => head;

    /// <summary>The values of all rows as the library's array.</summary>
    public abstract IArrowArray Take(List<TRow> rows);

    /// <summary>The other way round.</summary>
    public abstract void Give(IArrowArray array, TRow[] rows);

    /// <summary>Null for a member whose type has no column.</summary>
    public static Column<TRow>? Of(PropertyInfo member) => Forms.Of(member.PropertyType) is { } form
        ? (Column<TRow>)Activator.CreateInstance(typeof(MemberColumn<,>).MakeGenericType(typeof(TRow), member.PropertyType), member, form)!
        : null;
}

/// <summary>The values go through an array of their own type, so that no value is moved by a virtual call of the form.</summary>
internal sealed class MemberColumn<TRow, TValue>(PropertyInfo member, Form<TValue> form) : Column<TRow>(new Field(member.Name, form.Type, form.IsNullable))
{
    private readonly Func<TRow, TValue> _get = member.GetMethod!.CreateDelegate<Func<TRow, TValue>>();
    private readonly Action<TRow, TValue> _set = member.SetMethod!.CreateDelegate<Action<TRow, TValue>>();

    public override IArrowArray Take(List<TRow> rows)
    {
        var values = ArrayPool<TValue>.Shared.Rent(rows.Count);
        for (var index = 0; index < rows.Count; index++)
        {
            values[index] = _get(rows[index]);
        }

        var array = form.Write(values.AsSpan(0, rows.Count));
        ArrayPool<TValue>.Shared.Return(values, clearArray: RuntimeHelpers.IsReferenceOrContainsReferences<TValue>());
        return array;
    }

    public override void Give(IArrowArray array, TRow[] rows)
    {
        var values = ArrayPool<TValue>.Shared.Rent(rows.Length);
        form.Read(array, values.AsSpan(0, rows.Length));
        for (var index = 0; index < rows.Length; index++)
        {
            _set(rows[index], values[index]);
        }

        ArrayPool<TValue>.Shared.Return(values, clearArray: RuntimeHelpers.IsReferenceOrContainsReferences<TValue>());
    }
}
