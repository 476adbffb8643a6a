using System.Data;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its columns have types that its rows do not show.</summary>
public sealed class DataTables() : ValuesCapability<HasDataTable>("C49.data-table", "a DataTable with rows, with a missing value, and without rows", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDataTable Root)> Make() =>
    [
        ("rows", new() { Value = Tables.Of("orders", [1, 2.50m, "here"], [2, 0.333333333333333333m, ""]) }),
        ("a missing value", new() { Value = Tables.Of("orders", [DBNull.Value, 2.50m, "here"], [1, DBNull.Value, DBNull.Value]) }),
        ("no rows", new() { Value = Tables.Of("orders") }),
    ];

    protected override Likeness Compare(HasDataTable expected, HasDataTable actual) => Tables.Compare(expected.Value!, actual.Value);
}

/// <summary>A format that has no form of its own for a column's type shows it in the rows only, or not at all.</summary>
public sealed class DataTablesOfTypes() : ValuesCapability<HasDataTable>("C49.data-table-types", "a DataTable with a column of bytes, of Guids, of durations, of dates, and of fractions that begin with a whole one", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDataTable Root)> Make() =>
    [
        ("bytes", Column(typeof(byte[]), new byte[] { 1, 2, 3 })),
        ("a Guid", Column(typeof(Guid), new Guid("01234567-89ab-cdef-0123-456789abcdef"))),
        ("a duration", Column(typeof(TimeSpan), TimeSpan.FromMinutes(90))),
        ("a date", Column(typeof(DateTime), new DateTime(2026, 3, 4, 5, 6, 7, DateTimeKind.Unspecified))),
        ("fractions", Column(typeof(double), 78.0, 85.6)),
    ];

    protected override Likeness Compare(HasDataTable expected, HasDataTable actual) => Tables.Compare(expected.Value!, actual.Value);

    private static HasDataTable Column(Type type, params object[] values) => new() { Value = Tables.OfType(type, values) };
}

/// <summary>A reader that takes a column's type from the first row cannot read the second.</summary>
public sealed class DataTablesOfObjects() : ValuesCapability<HasDataTable>("C49.data-table-objects", "a DataTable with a column of objects: a number before a text, a truth value before a text, and a date before a number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDataTable Root)> Make() =>
    [
        ("a number before a text", Column(1561, "bar")),
        ("a truth value before a text", Column(true, "bar")),
        ("a date before a number", Column(new DateTime(2026, 3, 4, 5, 6, 7, DateTimeKind.Unspecified), 22)),
    ];

    protected override Likeness Compare(HasDataTable expected, HasDataTable actual) => Tables.Compare(expected.Value!, actual.Value);

    private static HasDataTable Column(params object[] values) => new() { Value = Tables.OfType(typeof(object), values) };
}

/// <summary>Several tables by name.</summary>
public sealed class DataSets() : ValuesCapability<HasDataSet>("C49.data-set", "a DataSet of a table with rows and one without", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDataSet Root)> Make()
    {
        var set = new DataSet("shop") { Locale = CultureInfo.InvariantCulture };
        set.Tables.Add(Tables.Of("orders", [1, 2.50m, "here"]));
        set.Tables.Add(Tables.Of("returns"));
        yield return ("two tables", new HasDataSet { Value = set });
    }

    protected override Likeness Compare(HasDataSet expected, HasDataSet actual) => actual.Value is not { } read ? Likeness.Lost("it comes back as null")
        : Likeness.Worst(expected.Value!.Tables.Cast<DataTable>().Select(table => Tables.Compare(table, read.Tables[table.TableName])));
}

/// <summary>Makes tables and compares them.</summary>
internal static class Tables
{
    public static DataTable Of(string name, params object[][] rows) => Make(name, [new("Id", typeof(int)), new("Price", typeof(decimal)), new("Text", typeof(string))], rows);

    public static DataTable OfType(Type type, object[] values) => Make("measures", [new("Value", type)], values.Select(value => new[] { value }));

    private static DataTable Make(string name, DataColumn[] columns, IEnumerable<object[]> rows)
    {
        var table = new DataTable(name) { Locale = CultureInfo.InvariantCulture };
        table.Columns.AddRange(columns);
        foreach (var row in rows)
        {
            table.Rows.Add(row);
        }

        return table;
    }

    public static Likeness Compare(DataTable expected, DataTable? actual)
    {
        if (actual is null || actual.Rows.Count != expected.Rows.Count)
        {
            return Likeness.Lost($"{expected.Rows.Count} rows come back as {actual?.Rows.Count.ToString(CultureInfo.InvariantCulture) ?? "no table"}");
        }

        var (columns, read) = (Columns(expected), Columns(actual));
        return columns != read ? Likeness.Lost($"the columns {columns} come back as {(read.Length == 0 ? "none" : read)}")
            : !Values(expected).SequenceEqual(Values(actual)) ? Likeness.Lost("its values are others")
            : Likeness.Exact;
    }

    private static string Columns(DataTable table) => string.Join(", ", table.Columns.Cast<DataColumn>().Select(column => $"{column.ColumnName} {column.DataType.Name}"));

    private static IEnumerable<string> Values(DataTable table) => table.Rows.Cast<DataRow>().SelectMany(row => row.ItemArray).Select(value => value switch
    {
        DBNull => "missing",
        byte[] bytes => Convert.ToHexString(bytes),
        _ => Convert.ToString(value, CultureInfo.InvariantCulture)!,
    });
}
