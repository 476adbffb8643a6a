using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Rooms.Tests.Results;
using Spectre.Console;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>Small runs, and their reports as text.</summary>
internal static class Reported
{
    public static RunScript Baseline() => new RunScript().Baseline("person", "Base", "1.0.0").Baseline("order", "Base", "1.0.0");

    public static void Both(RunScript script, string serializer, long write, long read) => script
        .Samples(RunScript.Key(serializer), 0, write, write, write)
        .Samples(RunScript.Key(serializer, Operation.Deserialize), 0, read, read, read);

    public static RunReport TooGood(int launches)
    {
        var script = Baseline();
        var copy = RunScript.Key("Floors", variant: "copy");
        script.Cell(copy, isFloor: true);
        for (var launch = 0; launch < launches; launch++)
        {
            script.Samples(RunScript.Key("Base"), launch, 100, 100, 100).Samples(RunScript.Key("TooGood"), launch, 5, 5, 5).Samples(copy, launch, 20, 20, 20);
        }

        return ReportBuilder.Build(script.Data);
    }

    public static string OnOneLine(RunReport report) => Console(report).ReplaceLineEndings(" ").Replace("  ", " ", StringComparison.Ordinal);

    public static string Markdown(RunReport report)
    {
        using var output = new StringWriter();
        MarkdownReport.Write(report, output);
        return output.ToString();
    }

    public static string Console(RunReport report, bool isWhole = true)
    {
        using var output = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(output),
        });
        console.Profile.Width = 200;
        foreach (var table in report.Workloads)
        {
            ConsoleReport.WriteWorkload(console, report, table.Workload, table.Size, isWhole);
        }

        ConsoleSummary.Write(console, report, isWhole);
        return output.ToString();
    }
}
