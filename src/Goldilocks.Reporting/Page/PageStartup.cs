using Goldilocks.Results;

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
    IReadOnlyList<string> Remarks);

/// <summary>One way of starting.</summary>
public sealed record PageStartupTable(string Column, bool IsCold, PageFigure? Empty, IReadOnlyList<PageStartupRow> Rows);

/// <summary>One variant.</summary>
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
