using Goldilocks.Reporting.Page;
using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>Starts as the page shows them.</summary>
public static class StartupPage
{
    /// <summary>Trims a report to what the page shows.</summary>
    public static PageStartup Of(string name, StartupReport report) => new(
        name,
        report.CommandLine,
        report.Run.StartedUtc,
        report.Run.Machine,
        report.Run.Plan.Starts,
        [.. report.Tables.Select(table => new PageStartupTable(table.Column, table.IsCold, Figure(table.EmptyNanoseconds), [.. table.Rows.Select(Row)]))],
        report.Remarks);

    private static PageStartupRow Row(StartupRow row) => new(
        row.Serializer,
        row.Variant,
        row.Version,
        row.Outcome,
        row.Reason.Length == 0 ? null : row.Reason,
        row.Rank,
        Figure(row.Exit),
        Figure(row.Referenced),
        Figure(row.Main),
        Figure(row.FirstSerialize),
        Figure(row.FirstDeserialize),
        [.. row.Types.Select(type => new PageStartupType(type.Type, Figure(type.FirstUse), type.Reason.Length == 0 ? null : type.Reason))],
        row.Methods,
        row.PublishedBytes);

    private static PageFigure? Figure(Interval? interval) => PageBuilder.Nanoseconds(interval);
}
