using System.Reflection;

namespace Goldilocks.Conversions;

/// <summary>Binds a table under the type of its rows, which is known when the program runs.</summary>
internal interface ITableVisitor<T>
{
    Binding Visit<TRow>(Table<T, TRow> table)
        where TRow : class, new();
}

/// <summary>A value as the table that it is: what a library of columns takes and gives back.</summary>
/// <param name="RowsOf">The rows of a value.</param>
/// <param name="ValueOf">The value with these rows.</param>
internal sealed record Table<T, TRow>(Func<T, List<TRow>> RowsOf, Func<List<TRow>, T> ValueOf)
    where TRow : class, new();

/// <summary>Which values are tables: one list of objects, alone or as the only member of a class.</summary>
internal static class Tables
{
    private static readonly Assembly s_runtime = typeof(object).Assembly;

    /// <summary>Binds the table that the workload's value is, or says why it is none.</summary>
    public static Binding Visit<T>(ITableVisitor<T> visitor, Binder<T> binder)
    {
        var member = ListIn(typeof(T));
        var list = IsList(typeof(T)) ? typeof(T) : member?.PropertyType;
        return RowOf(list ?? typeof(T), isList: list is not null) is not { } row ? binder.Unsupported($"it writes a table, and {typeof(T).Name} is not one list of objects")
            : row.IsAbstract ? binder.Unsupported($"the rows of a table are of one class, and {row.Name} stands for several")
            : row.GetConstructor([]) is null ? binder.Unsupported($"a row is made by a constructor without parameters, and {row.Name} has none")
            : ContainsItself(row, []) ? binder.Unsupported($"a table has a column for each member, and {row.Name} contains itself")
            : Call(list is null ? nameof(OfOneRow) : member is null ? nameof(OfList) : nameof(OfMember), row, visitor, member);
    }

    private static Binding Call<T>(string way, Type row, ITableVisitor<T> visitor, PropertyInfo? member) =>
        (Binding)typeof(Tables).GetMethod(way, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(typeof(T), row).Invoke(null, BindingFlags.DoNotWrapExceptions, null, [visitor, member], null)!;

    private static Binding OfList<T, TRow>(ITableVisitor<T> visitor, PropertyInfo? member)
        where TRow : class, new() => visitor.Visit(new Table<T, TRow>(value => (List<TRow>)(object)value!, rows => (T)(object)rows));

    private static Binding OfMember<T, TRow>(ITableVisitor<T> visitor, PropertyInfo member)
        where TRow : class, new()
    {
        var set = member.SetMethod!.CreateDelegate<Action<T, List<TRow>>>();
        return visitor.Visit(new Table<T, TRow>(member.GetMethod!.CreateDelegate<Func<T, List<TRow>>>(), rows =>
        {
            var value = Activator.CreateInstance<T>();
            set(value, rows);
            return value;
        }));
    }

    private static Binding OfOneRow<T, TRow>(ITableVisitor<T> visitor, PropertyInfo? member)
        where TRow : class, new() => visitor.Visit(new Table<T, TRow>(value => [(TRow)(object)value!], rows => (T)(object)rows.Single()));

    /// <summary>The only member, where that is a list.</summary>
    private static PropertyInfo? ListIn(Type type) =>
        type.GetProperties() is [{ CanRead: true, SetMethod.IsPublic: true } only] && IsList(only.PropertyType) && type.GetConstructor([]) is not null && type.GetFields().Length == 0 ? only : null;

    private static Type? RowOf(Type type, bool isList)
    {
#if ONE_ROW
        var row = isList ? type.GetGenericArguments()[0] : type;
#else
        var row = isList ? type.GetGenericArguments()[0] : null;
#endif
        return row is { IsClass: true, IsArray: false } && row.Assembly != s_runtime ? row : null;
    }

    private static bool IsList(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>);

    private static bool ContainsItself(Type type, IReadOnlyList<Type> above) => above.Contains(type) || PartsOf(type).Any(part => ContainsItself(part, IsOwn(type) ? [.. above, type] : above));

    private static IEnumerable<Type> PartsOf(Type type) => type.IsArray ? [type.GetElementType()!] : IsOwn(type) ? type.GetProperties().Select(property => property.PropertyType) : type.GetGenericArguments();

    private static bool IsOwn(Type type) => !type.IsArray && type.Assembly != s_runtime;
}
