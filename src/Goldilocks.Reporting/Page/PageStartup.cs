using Goldilocks.Figures;
using Goldilocks.Results.Statistics;
using Goldilocks.Results;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Reporting.Page;

/// <summary>One folder of <c>goldilocks startup</c>.</summary>
/// <param name="Name">Of the folder.</param>
/// <param name="CommandLine">As it would be typed.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Machine">Where it ran.</param>
/// <param name="Starts">Of each process, that count.</param>
/// <param name="Tables">One for each way of starting.</param>
/// <param name="Remarks">What a reader should know.</param>
public sealed record PageStartup(
    string Name,
    string CommandLine,
    DateTimeOffset StartedUtc,
    MachineInfo Machine,
    int Starts,
    IReadOnlyList<PageStartupTable> Tables,
    IReadOnlyList<string> Remarks)
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

/// <summary>One way of starting; see <see cref="StartupTable"/>.</summary>
public sealed record PageStartupTable(string Column, bool IsCold, PageFigure? Empty, IReadOnlyList<PageStartupRow> Rows);

/// <summary>One variant; see <see cref="StartupRow"/>.</summary>
public sealed record PageStartupRow(
    string Serializer,
    string Variant,
    string Version,
    string Outcome,
    string? Reason,
    Rank? Rank,
    PageFigure? Exit,
    PageFigure? Referenced,
    PageFigure? Main,
    PageFigure? FirstSerialize,
    PageFigure? FirstDeserialize,
    IReadOnlyList<PageStartupType> Types,
    long? Methods,
    long? PublishedBytes);

/// <summary>The first use of one type; see <see cref="StartupTypeRow"/>.</summary>
public sealed record PageStartupType(string Type, PageFigure? FirstUse, string? Reason);
