using System.Globalization;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Spectre.Console;
using static Goldilocks.Results.ConsoleTables;

namespace Goldilocks.Cli.Surveys;

/// <summary>Footprints on a terminal or in a log: the objects in memory by component, then every serializer's bytes against them.</summary>
public static class FootprintConsole
{
    /// <summary>Writes one footprint.</summary>
    /// <param name="console">Where to.</param>
    /// <param name="footprint">What.</param>
    /// <param name="studies">Studies with a published footprint of the same workload and size, which is shown beside it.</param>
    public static void Write(IAnsiConsole console, Footprint footprint, IEnumerable<Study> studies)
    {
        WriteHeading(console, $"{footprint.Workload}, {Units.Count(footprint.Size)} {footprint.Unit}");
        if (footprint.Graph is not { } graph)
        {
            WriteLine(console, $"no object graph: {footprint.WhyNot?.Name ?? "nothing was built that makes the value"} {OneLine.Of(footprint.WhyNot?.Reason ?? "")}");
            return;
        }

        WriteComponents(console, graph);
        WriteLine(console, CheckText(footprint.Check!));
        console.WriteLine();
        WriteRows(console, footprint, graph);
        foreach (var study in studies)
        {
            WriteStudy(console, study.Title, study.Footprint!, footprint, graph);
        }
    }

    /// <summary>Whether the collector agrees, in a sentence.</summary>
    public static string CheckText(GraphCheck check) => string.Create(
        CultureInfo.InvariantCulture,
        $"check: {Copies(check.Copies)} of new objects {(check.Copies == 1 ? "takes" : "take")} {Units.Bytes(check.WalkedBytes)} by the types' layout and {Units.Bytes(check.RetainedBytes)} by the garbage collector "
        + $"({Units.Bytes(check.AllocatedBytes)} were allocated): {Units.Change(check.Deviation, decimals: 2)}, {(check.Agrees ? "within" : "BEYOND")} the {GraphCheck.AllowedDeviation * 100:0} % that are allowed");

    private static string Copies(int count) => count == 1 ? "a copy" : $"{Units.Count(count)} copies";

    private static void WriteComponents(IAnsiConsole console, ObjectGraph graph)
    {
        var table = Borderless(("component", false), ("count", true), ("bytes", true), ("share", true));
        foreach (var component in graph.Components)
        {
            table.AddRow(component.Title, Units.Count(component.Count), Units.Bytes(component.Bytes), Percent(component.Bytes, graph.Bytes));
        }

        table.AddRow("total", $"{Units.Count(graph.Objects)} objects", Units.Bytes(graph.Bytes), "");
        console.Write(table);
    }

    private static void WriteRows(IAnsiConsole console, Footprint footprint, ObjectGraph graph)
    {
        var table = Borderless(("serializer", false), ("version", false), ("payload", true), ("memory / payload", true), ("memory once read", true));
        foreach (var row in footprint.Rows.Where(row => row.PayloadBytes is not null).OrderBy(row => row.PayloadBytes))
        {
            table.AddRow(
                Markup.Escape(row.Label),
                Markup.Escape(row.Version),
                Units.Bytes(row.PayloadBytes!.Value),
                Units.Ratio((double)graph.Bytes / row.PayloadBytes.Value),
                row.ReadBytes is { } read ? Units.Bytes(read) : "");
        }

        console.Write(table);
        console.WriteLine();
        foreach (var others in footprint.Rows.Where(row => row.Outcome is not Measured).GroupBy(row => (row.Outcome.Name, row.Outcome.Reason)))
        {
            WriteLine(console, $"{others.Key.Name}: {string.Join(", ", others.Select(row => row.Label))}: {OneLine.Of(others.Key.Reason)}");
        }
    }

    private static void WriteStudy(IAnsiConsole console, string title, StudyFootprint published, Footprint footprint, ObjectGraph graph)
    {
        console.WriteLine();
        WriteLine(console, $"published: {title}. Figures in the columns named so are the study's own.");
        var table = Borderless(("component", false), ("published count", true), ("published MB", true), ("today count", true), ("today MB", true));
        foreach (var part in published.Components)
        {
            var own = graph.Components.FirstOrDefault(component => component.Name == part.Component);
            table.AddRow(part.Label, Count(part.Count), Megabytes(part.Megabytes), Count(own?.Count), Megabytes((own?.Bytes ?? graph.Bytes) / StudyFootprint.BytesInMegabyte));
        }

        console.Write(table);
        console.WriteLine();
        var ratios = Borderless(("memory / payload", false), ("published", true), ("today", true));
        foreach (var ratio in published.Ratios)
        {
            var own = footprint.Rows.FirstOrDefault(row => row.Serializer == ratio.Serializer && row.Variant == ratio.Variant);
            ratios.AddRow(
                Markup.Escape(ratio.Label),
                ratio.Published.ToString("0.00", CultureInfo.InvariantCulture),
                own is null ? "NotInRun" : own.PayloadBytes is { } bytes ? Units.Ratio((double)graph.Bytes / bytes) : own.Outcome.Name);
        }

        console.Write(ratios);
        WriteLine(console, published.Note);
    }

    private static string Count(long? count) => count is { } value ? Units.Count(value) : "";

    private static string Megabytes(double megabytes) => megabytes.ToString("0.00", CultureInfo.InvariantCulture);

    private static string Percent(long part, long whole) => (100.0 * part / whole).ToString("0.0", CultureInfo.InvariantCulture) + " %";
}
