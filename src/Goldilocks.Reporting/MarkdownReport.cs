using Goldilocks.Protocol;
using Goldilocks.Results;
using static Goldilocks.Results.MarkdownTable;

namespace Goldilocks.Reporting;

/// <summary><c>results.md</c>: tables ready to paste, then everything that a reader needs to judge them.</summary>
public static class MarkdownReport
{
    /// <summary>Writes all of it.</summary>
    public static void Write(RunReport report, TextWriter output)
    {
        output.Write("# Goldilocks\n\n");
        WriteFailures(report, output);
        foreach (var table in report.Workloads)
        {
            WriteTable(report, table, output);
        }

        WriteList(output, "Marks", MarkTexts.Footnotes(report));
        WriteUnmeasured(report, output);

        WriteList(output, "Advice", [.. report.Advice.Select(advice => advice.Text), .. Smaller(report)]);
        WriteRun(report, output);
        WriteList(output, "Serializers", RunDescription.Serializers(report));
        ModelDescription.WriteSource(report.Run.Plan.Model, output);
    }

    private static void WriteFailures(RunReport report, TextWriter output)
    {
        if (report.HasFailed)
        {
            output.Write("**This run has failed: results lie below their floor, so something was not measured.**\n\n");
            foreach (var violation in report.FloorViolations.Where(violation => violation.IsFailure))
            {
                output.Write($"- {Escape(FloorTexts.Of(violation))}\n");
            }

            output.Write("\n");
        }
    }

    private static void WriteTable(RunReport report, WorkloadReport table, TextWriter output)
    {
        output.Write($"## {Escape(table.Workload)}, size {Units.Count(table.Size)}\n\n");
        output.Write(Escape(RowTexts.Caption(table)) + "\n\n");
        WriteRow(output, ["#", "serializer", "version", .. table.Operations.SelectMany(Headings), "size"]);
        WriteRow(output, ["--:", "---", "---", .. table.Operations.SelectMany(_ => Alignments), "--:"]);
        foreach (var row in table.Rows.Where(row => row.Group is not RowGroup.NotMeasured and not RowGroup.Floor))
        {
            WriteRow(output, [RowTexts.Rank(row), RowTexts.Name(row), row.Version, .. Figures(table, row), RowTexts.Size(row)]);
        }

        foreach (var row in table.Rows.Where(row => row.Group == RowGroup.Floor && row.Cells.Any(cell => cell.IsMeasured)))
        {
            WriteRow(output, ["", $"*{RowTexts.Name(row)}*", "", .. Figures(table, row), RowTexts.Size(row)]);
        }

        output.Write("\n");
        var remarks = TableRemarks.Of(report, table).ToList();
        if (remarks.Count > 0)
        {
            remarks.ForEach(remark => output.Write($"- {Escape(remark)}\n"));
            output.Write("\n");
        }

        WriteCompression(report, table, output);
    }

    private static void WriteCompression(RunReport report, WorkloadReport table, TextWriter output)
    {
        var rows = CompressionRow.Of(report, table);
        if (rows.Count == 0)
        {
            return;
        }

        output.Write(Escape(CompressionTexts.Caption) + "\n\n");
        var headings = CompressionTexts.Headings(table);
        WriteRow(output, headings);
        WriteRow(output, headings.Select((_, index) => index < 2 ? "---" : "--:"));
        foreach (var row in rows)
        {
            WriteRow(output, CompressionTexts.Cells(table, row));
        }

        output.Write("\n");
    }

    private static void WriteUnmeasured(RunReport report, TextWriter output)
    {
        var lines = UnmeasuredLine.Of(report);
        if (lines.Count == 0)
        {
            return;
        }

        output.Write("## Not measured\n\n");
        WriteRow(output, ["serializer", "version", "workload", "operation", "outcome", "reason"]);
        WriteRow(output, Enumerable.Repeat(Left, 6));
        foreach (var line in lines)
        {
            WriteRow(output, [line.Name, line.Version, line.Places, line.Operations, line.Outcome, line.Reason]);
        }

        output.Write("\n");
    }

    private static void WriteRun(RunReport report, TextWriter output)
    {
        output.Write("## Run\n\n");
        WriteRow(output, ["", ""]);
        WriteRow(output, ["---", "---"]);
        foreach (var (name, value) in RunDescription.Of(report))
        {
            WriteRow(output, [name, value]);
        }

        output.Write("\n");
    }

    private static void WriteList(TextWriter output, string heading, IEnumerable<string> items)
    {
        var lines = items.ToList();
        if (lines.Count > 0)
        {
            output.Write($"## {heading}\n\n");
            lines.ForEach(line => output.Write($"- {Escape(line)}\n"));
            output.Write("\n");
        }
    }

    private static IEnumerable<string> Smaller(RunReport report) =>
        FloorTexts.Smaller(report.FloorViolations) is { Length: > 0 } text ? [text] : [];

    private static string[] Headings(Operation operation) => [operation.Name(), "ratio", "interval", "allocated"];

    private static readonly string[] Alignments = ["--:", "--:", "---", "--:"];

    private static IEnumerable<string> Figures(WorkloadReport table, RowReport row) => row.Cells.SelectMany(cell => new[]
    {
        cell.IsMeasured ? RowTexts.Time(cell) : cell.Outcome,
        RowTexts.Ratio(cell),
        RowTexts.Interval(table, row, cell.Operation),
        RowTexts.Allocated(cell),
    });
}
