using System.Globalization;
using System.Text.Json;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Startup;

/// <summary>The report on the console and in the files of its folder.</summary>
public static class StartupReports
{
    private static readonly (string Name, Func<StartupTable, StartupRow, string?> Value)[] CsvColumns =
    [
        ("column", (table, _) => table.Column),
        ("cold", (table, _) => table.IsCold ? "yes" : "no"),
        ("serializer", (_, row) => row.Serializer),
        ("variant", (_, row) => row.Variant),
        ("version", (_, row) => row.Version),
        ("outcome", (_, row) => row.Outcome),
        ("reason", (_, row) => row.Reason),
        ("starts", (_, row) => Text(row.Starts)),
        ("exit_ns", (_, row) => Text(row.Exit?.Value)),
        ("exit_low_ns", (_, row) => Text(row.Exit?.Low)),
        ("exit_high_ns", (_, row) => Text(row.Exit?.High)),
        ("coverage", (_, row) => row.Exit?.Coverage.ToString("0.####", CultureInfo.InvariantCulture)),
        ("slowest_ns", (_, row) => Text(row.SlowestNanoseconds)),
        ("outliers_ns", (_, row) => string.Join(' ', row.Outliers.Select(time => Text(time)))),
        ("empty_exit_ns", (table, _) => Text(table.EmptyNanoseconds?.Value)),
        ("referenced_exit_ns", (_, row) => Text(row.Referenced?.Value)),
        ("main_ns", (_, row) => Text(row.Main?.Value)),
        ("first_serialize_ns", (_, row) => Text(row.FirstSerialize?.Value)),
        ("first_deserialize_ns", (_, row) => Text(row.FirstDeserialize?.Value)),
        ("one_time_ns", (_, row) => Text(row.OneTime?.Value)),
        ("types", (_, row) => string.Join(' ', row.Types.Select(type => $"{type.Type}={Text(type.FirstUse?.Value) ?? type.Outcome}"))),
        ("methods", (_, row) => Text(row.Methods)),
        ("il_bytes", (_, row) => Text(row.IlBytes)),
        ("assemblies", (_, row) => Text(row.Assemblies)),
        ("published_bytes", (_, row) => Text(row.PublishedBytes)),
    ];

    /// <summary>Writes <c>results.json</c>, <c>results.csv</c> and <c>results.md</c>.</summary>
    public static void WriteFiles(StartupReport report, string folder)
    {
        WholeFile.Replace(Path.Combine(folder, RunFiles.Json), output => output.Write(JsonSerializer.Serialize(report, RunJson.File)));
        WholeFile.Replace(Path.Combine(folder, RunFiles.Csv), output => WriteCsv(report, output));
        WholeFile.Replace(Path.Combine(folder, RunFiles.Markdown), output => WriteMarkdown(report, output));
    }

    /// <summary>A line for each row of each table.</summary>
    public static void WriteCsv(StartupReport report, TextWriter output) => CsvTable.Write(
        output,
        report.Tables.SelectMany(table => table.Rows.Select(row => CsvColumns.Select(column => column.Value(table, row)))).Prepend(CsvColumns.Select(column => column.Name)));

    /// <summary>The tables, ready to paste.</summary>
    public static void WriteMarkdown(StartupReport report, TextWriter output)
    {
        output.Write("# Goldilocks: starts\n\n");
        var everywhere = StartupTexts.Everywhere(report);
        foreach (var table in report.Tables)
        {
            WriteTable(table, report, output);
            WriteUnmeasured(StartupTexts.Unmeasured(table).Where(line => !everywhere.Contains(line)), output);
        }

        if (everywhere.Count > 0)
        {
            output.Write("## Not measured in any table\n\n");
            WriteUnmeasured(everywhere, output);
        }

        WriteRemarks(report, output);
    }

    private static void WriteTable(StartupTable table, StartupReport report, TextWriter output)
    {
        output.Write($"## {MarkdownTable.Escape(StartupTexts.Title(table))}\n\n{MarkdownTable.Escape(StartupTexts.Caption(table, report.Run.Plan))}\n\n");
        MarkdownTable.WriteRow(output, [.. StartupTexts.Columns.Select(column => column.Heading)]);
        MarkdownTable.WriteRow(output, [.. StartupTexts.Columns.Select(column => column.IsFigure ? "--:" : "---")]);
        foreach (var row in table.Rows.Where(row => row.IsMeasured))
        {
            MarkdownTable.WriteRow(output, [.. StartupTexts.Columns.Select(column => column.Text(row))]);
        }

        output.Write("\n");
    }

    private static void WriteUnmeasured(IEnumerable<(string Outcome, string Text)> lines, TextWriter output)
    {
        foreach (var (outcome, text) in lines)
        {
            output.Write($"- {outcome}: {MarkdownTable.Escape(text)}\n");
        }

        output.Write("\n");
    }

    private static void WriteRemarks(StartupReport report, TextWriter output)
    {
        output.Write($"{StartupTexts.Legend}\n\n");
        foreach (var remark in report.Remarks)
        {
            output.Write($"- {MarkdownTable.Escape(remark)}\n");
        }

        var machine = report.Run.Machine;
        output.Write($"- Command: {MarkdownTable.Escape(report.CommandLine)}\n- Seed: {report.Run.Plan.Seed.ToString(CultureInfo.InvariantCulture)}\n");
        output.Write($"- Machine: {MarkdownTable.Escape($"{machine.Processor}, {machine.LogicalCores} logical cores, {machine.OperatingSystem}, {machine.Runtime}, SDK {machine.Sdk}")}\n");
    }

    /// <summary>The tables on a terminal or in a log. A narrow terminal does not show the explaining columns; the files have all of them.</summary>
    public static void WriteConsole(StartupReport report, IAnsiConsole console)
    {
        var everywhere = StartupTexts.Everywhere(report);
        foreach (var table in report.Tables)
        {
            ConsoleTables.WriteHeading(console, StartupTexts.Title(table));
            console.MarkupLine($"[grey]{Plain(console, StartupTexts.Caption(table, report.Run.Plan))}[/]");
            console.WriteLine();
            WriteRows(console, table);
            WriteUnmeasured(StartupTexts.Unmeasured(table).Where(line => !everywhere.Contains(line)));
            console.WriteLine();
        }

        if (everywhere.Count > 0)
        {
            console.WriteLine("Not measured in any table:");
            WriteUnmeasured(everywhere);
            console.WriteLine();
        }

        console.MarkupLine($"[grey]{Plain(console, StartupTexts.Legend)}[/]");
        foreach (var remark in report.Remarks)
        {
            console.MarkupLine($"[yellow]note:[/] {Plain(console, remark)}");
        }

        void WriteUnmeasured(IEnumerable<(string Outcome, string Text)> lines)
        {
            foreach (var (outcome, text) in lines)
            {
                console.MarkupLine($"[yellow]{outcome}[/] {Plain(console, text)}");
            }
        }
    }

    private static void WriteRows(IAnsiConsole console, StartupTable table)
    {
        var rows = table.Rows.Where(row => row.IsMeasured).ToList();
        if (rows.Count == 0)
        {
            return;
        }

        var columns = StartupTexts.Columns.ToList();
        string[] leastNeeded = ["IL", "assemblies", "3rd type", "to Main", "methods", "slowest", "published", "[low-high]", "if unused"];
        foreach (var heading in leastNeeded.TakeWhile(_ => columns.Sum(Width) > console.Profile.Width))
        {
            columns.RemoveAll(column => column.Heading == heading);
        }

        var grid = new Table { Border = TableBorder.None };
        foreach (var column in columns)
        {
            grid.AddColumn(new TableColumn(new Markup($"[bold]{Markup.Escape(column.Heading)}[/]"))
            {
                Alignment = column.IsFigure ? Justify.Right : Justify.Left,
                NoWrap = column.Heading != "serializer",
                Padding = new Padding(0, 0, 2, 0),
            });
        }

        foreach (var row in rows)
        {
            grid.AddRow(columns.Select(column => new Markup(Plain(console, column.Text(row)))));
        }

        console.Write(grid);

        int Width((string Heading, bool IsFigure, Func<StartupRow, string> Text) column) =>
            2 + Math.Max(column.Heading.Length, rows.Select(row => column.Text(row).Length).DefaultIfEmpty(0).Max());
    }

    private static string Plain(IAnsiConsole console, string text) => ConsoleTables.Plain(console, Markup.Escape(text));

    private static string? Text(double? value) => value?.ToString("0", CultureInfo.InvariantCulture);
}
