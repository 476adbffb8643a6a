using System.Globalization;
using System.Text.Json;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>
/// <c>results.csv</c>: one line for each serializer, variant, version, workload, size and operation, outcomes that are not measurements
/// included. A figure that does not exist is an empty field.
/// </summary>
public static class ResultsCsv
{
    private static readonly (string Name, Func<Line, string?> Value)[] Columns =
    [
        ("serializer", line => line.Row.Serializer),
        ("variant", line => line.Row.Variant),
        ("version", line => line.Row.Version),
        ("workload", line => line.Table.Workload),
        ("size", line => Number(line.Table.Size)),
        ("operation", line => line.Cell.Operation.Name()),
        ("outcome", line => line.Cell.Outcome),
        ("reason", line => line.Cell.Reason),
        ("ratio", line => Ratio(line.Cell.Ratio?.Value)),
        ("ratio_low", line => Ratio(line.Cell.Ratio?.Low)),
        ("ratio_high", line => Ratio(line.Cell.Ratio?.High)),
        ("nanoseconds", line => Nanoseconds(line.Cell.Nanoseconds?.Value)),
        ("allocated_bytes", line => Number(line.Cell.AllocatedBytes)),
        ("payload_bytes", line => line.Cell.IsMeasured ? Number(line.Row.PayloadBytes) : null),
        ("launches", line => Number(line.Cell.Launches.Count)),
        ("coverage", line => Ratio((line.Cell.Ratio ?? line.Cell.Nanoseconds)?.Coverage)),
        ("rank", line => Number(line.Cell.Rank?.Number)),
        ("rank_shared", line => Answer(line.Cell.Rank?.IsShared)),
        ("floor", line => Answer(line.Row.Group == RowGroup.Floor)),
        ("partial", line => line.Row.Partial),
        ("nanoseconds_low", line => Nanoseconds(line.Cell.Nanoseconds?.Low)),
        ("nanoseconds_high", line => Nanoseconds(line.Cell.Nanoseconds?.High)),
        ("process_allocated_bytes", line => Number(line.Cell.ProcessAllocatedBytes)),
        ("first_call_nanoseconds", line => Nanoseconds(line.Cell.FirstCallNanoseconds)),
        ("bind_nanoseconds", line => Nanoseconds(line.Cell.BindNanoseconds)),
        ("collections_per_1000", line => Ratio(line.Cell.CollectionsPer1000)),
        ("pause_share", line => Ratio(line.Cell.PauseShare)),
        ("wall_cpu", line => Ratio(line.Cell.WallPerCpu)),
        ("clock", line => CamelCase(line.Cell.Clock)),
        ("outlier_launches", line => string.Join(' ', line.Cell.OutlierLaunches.Select(launch => Number(launch)))),
        ("remarks", line => string.Join(' ', line.Cell.Remarks.Select(remark => CamelCase(remark)))),
        ("origin", line => line.Row.Origin),
        ("condition", line => line.Row.Condition),
        ("sink", line => line.Row.Parts?.Sink.Name()),
        ("asynchronous", line => Answer(line.Row.Parts?.IsAsynchronous)),
        ("codec", line => line.Row.Parts?.Codec),
        ("parameters", line => Parameters(line.Table.Parts)),
    ];

    /// <summary>Writes all of it.</summary>
    public static void Write(RunReport report, TextWriter output) =>
        CsvTable.Write(output, Lines(report).Select(line => Columns.Select(column => column.Value(line))).Prepend(Columns.Select(column => column.Name)));

    private static IEnumerable<Line> Lines(RunReport report) =>
        from table in report.Workloads
        from row in table.Rows
        from cell in row.Cells
        select new Line(table, row, cell);

    private static string? Number(long? value) => value?.ToString(CultureInfo.InvariantCulture);

    /// <summary>Picoseconds are enough, and keep the file readable.</summary>
    private static string? Nanoseconds(double? value) => value?.ToString("0.###", CultureInfo.InvariantCulture);

    private static string? Ratio(double? value) => value?.ToString("0.######", CultureInfo.InvariantCulture);

    /// <summary><c>lots=3 payload=100</c>, by name.</summary>
    private static string? Parameters(WorkloadParts? workload) => workload is null ? null : string.Join(' ', workload.Parameters
        .OrderBy(parameter => parameter.Key, StringComparer.Ordinal)
        .Select(parameter => string.Create(CultureInfo.InvariantCulture, $"{parameter.Key}={parameter.Value}")));

    private static string? Answer(bool? value) => value switch { true => "yes", false => "no", null => null };

    /// <summary>As in <c>results.json</c>.</summary>
    private static string? CamelCase(Enum? value) => value is null ? null : JsonNamingPolicy.CamelCase.ConvertName(value.ToString());

    private sealed record Line(WorkloadReport Table, RowReport Row, CellReport Cell);
}
