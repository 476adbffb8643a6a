using System.Globalization;
using CsvHelper;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Choosing;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>A time and its ratio are one statement, in each form of the report: over a recorded run of real samples.</summary>
public class OneStatementTests
{
    private static readonly RunReport s_report = RecordedDecisions.Report;

    [Fact]
    public void No_row_contradicts_itself()
    {
        var rows = s_report.Workloads.SelectMany(table => table.Rows.SelectMany(row => row.Cells, (row, cell) => (Table: table, Row: row, Cell: cell))).Where(item => item.Cell.Ratio is not null).ToList();

        Assert.NotEmpty(rows);
        Assert.All(rows, item =>
        {
            var baseline = BaselineOf(item.Table, item.Cell.Operation);
            Assert.Equal(item.Cell.Ratio!.Value, item.Cell.Nanoseconds!.Value / baseline, 9);
            if (item.Row.Key != item.Table.Baseline)
            {
                Assert.Equal(item.Cell.Ratio.Low, item.Cell.Nanoseconds.Low / baseline, 9);
                Assert.Equal(item.Cell.Ratio.High, item.Cell.Nanoseconds.High / baseline, 9);
            }
        });
    }

    [Fact]
    public void Both_operations_together_are_the_sum_of_their_times_over_the_baselines()
    {
        var rows = s_report.Workloads.SelectMany(table => table.Rows, (table, row) => (Table: table, Row: row)).Where(item => item.Row.RoundTrip?.Ratio is not null).ToList();

        Assert.NotEmpty(rows);
        Assert.All(rows, item =>
        {
            var own = item.Row.Cells.Sum(cell => cell.Nanoseconds!.Value);
            Assert.Equal(own, item.Row.RoundTrip!.Nanoseconds, 6);
            Assert.Equal(own / item.Table.Operations.Sum(operation => BaselineOf(item.Table, operation)), item.Row.RoundTrip.Ratio!.Value, 9);
        });
    }

    [Fact]
    public void Nor_does_a_line_of_the_csv_file()
    {
        using var text = new StringWriter();
        ResultsCsv.Write(s_report, text);
        using var csv = new CsvReader(new StringReader(text.ToString()), CultureInfo.InvariantCulture);
        var lines = csv.GetRecords<dynamic>().Select(line => (IDictionary<string, object>)line).Where(line => (string)line["ratio"] != "").ToList();

        Assert.NotEmpty(lines);
        Assert.All(lines.GroupBy(line => (line["workload"], line["size"], line["operation"])), table =>
        {
            var baseline = NumberOf(table.Single(line => (string)line["ratio"] == "1" && (string)line["ratio_low"] == "1"), "nanoseconds");
            Assert.All(table, line => Assert.Equal(NumberOf(line, "ratio") * baseline, NumberOf(line, "nanoseconds"), tolerance: (1e-6 * baseline) + (0.001 * (1 + NumberOf(line, "ratio")))));
        });
    }

    private static double BaselineOf(WorkloadReport table, Operation operation) => table.Rows.Single(row => row.Key == table.Baseline).Find(operation)!.Nanoseconds!.Value;

    private static double NumberOf(IDictionary<string, object> line, string column) => double.Parse((string)line[column], CultureInfo.InvariantCulture);
}
