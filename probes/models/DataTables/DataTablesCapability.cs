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
        : expected.Value!.Tables.Cast<DataTable>().Select(table => Tables.Compare(table, read.Tables[table.TableName])).MaxBy(likeness => likeness.Degree)!;
}

/// <summary>Makes tables of three columns and compares them.</summary>
internal static class Tables
{
    public static DataTable Of(string name, params object[][] rows)
    {
        var table = new DataTable(name) { Locale = CultureInfo.InvariantCulture };
        table.Columns.Add("Id", typeof(int));
        table.Columns.Add("Price", typeof(decimal));
        table.Columns.Add("Text", typeof(string));
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

    private static IEnumerable<string> Values(DataTable table) => table.Rows.Cast<DataRow>().SelectMany(row => row.ItemArray).Select(value => value is DBNull ? "missing" : Convert.ToString(value, CultureInfo.InvariantCulture)!);
}
