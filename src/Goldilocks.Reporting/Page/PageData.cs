using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// The data of <c>report.html</c>: the report model of one or several runs, trimmed to what the page shows (docs/report.md). Data that is absent has no
/// section on the page.
/// </summary>
/// <param name="FormatVersion">Of this model; the page refuses any other.</param>
/// <param name="Runs">In the order in which they were given; at least one.</param>
/// <param name="Startups">Folders of <c>goldilocks startup</c>; may be empty.</param>
/// <param name="Loads">Folders of <c>goldilocks load</c>; may be empty.</param>
/// <param name="Facts">By serializer; those without recorded facts are missing.</param>
/// <param name="Marks">What to know of each, beside its name in every place; by serializer, variant and version as the page writes them in its address.</param>
/// <param name="Histories">Cells that were measured at several moments: in several runs, or in several versions.</param>
/// <param name="Probes">Recorded tables of the serializers that appear; payloads that are too long to show are left out.</param>
public sealed record PageData(
    int FormatVersion,
    IReadOnlyList<PageRun> Runs,
    IReadOnlyList<PageStartup> Startups,
    IReadOnlyList<PageLoad> Loads,
    IReadOnlyDictionary<string, PageFacts> Facts,
    IReadOnlyDictionary<string, IReadOnlyList<PageMark>> Marks,
    IReadOnlyList<PageHistory> Histories,
    IReadOnlyList<RecordedProbes> Probes)
{
    /// <summary>The version of the model that this code writes.</summary>
    public const int CurrentFormatVersion = 3;
}

/// <summary>One run.</summary>
/// <param name="Name">Of its folder.</param>
/// <param name="CommandLine">As it would be typed.</param>
/// <param name="StartedUtc">In UTC.</param>
/// <param name="Machine">Where it ran.</param>
/// <param name="Settings">How it measured.</param>
/// <param name="Preset">The preset of these settings.</param>
/// <param name="Description">Names and values, as every report prints them.</param>
/// <param name="Serializers">Every serializer and version, those that could not be built among them.</param>
/// <param name="Places">One for each workload and size.</param>
/// <param name="FloorViolations">Results below their floor.</param>
/// <param name="Advice">What a reader should know or do.</param>
/// <param name="Study">The study's tables; null for a run of its own.</param>
/// <param name="Csv">The text of <c>results.csv</c>, for the download.</param>
/// <param name="Choice">What a choice is made from.</param>
/// <param name="Sources">Of the user's own type, as they were read; null for a run of built-in workloads.</param>
public sealed record PageRun(
    string Name,
    string CommandLine,
    DateTimeOffset StartedUtc,
    MachineInfo Machine,
    MeasurementSettings Settings,
    string Preset,
    IReadOnlyList<IReadOnlyList<string>> Description,
    IReadOnlyList<SerializerReport> Serializers,
    IReadOnlyList<PagePlace> Places,
    IReadOnlyList<FloorViolation> FloorViolations,
    IReadOnlyList<Advice> Advice,
    StudyReport? Study,
    string Csv,
    PageChoosing Choice,
    IReadOnlyList<ModelSource>? Sources);

/// <summary>One workload in one size.</summary>
/// <param name="Workload">Its name, with parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operations">The timed operations.</param>
/// <param name="Baseline">The variant that ratios are taken to; null when none can take the workload.</param>
/// <param name="Rows">In the order of the table.</param>
public sealed record PagePlace(string Workload, int Size, IReadOnlyList<Operation> Operations, VariantKey? Baseline, IReadOnlyList<PageRow> Rows);

/// <summary>One variant on one workload and size; see <see cref="RowReport"/>.</summary>
public sealed record PageRow(
    string Serializer,
    string Variant,
    string Version,
    string? Origin,
    RowGroup Group,
    string? Partial,
    long? PayloadBytes,
    Rank? Rank,
    PageFigure? Ratio,
    double? Nanoseconds,
    IReadOnlyList<PageCell> Cells,
    string Condition);

/// <summary>A middle with its interval, rounded as in <c>results.csv</c>.</summary>
public sealed record PageFigure(double Value, double Low, double High, double Coverage);

/// <summary>One operation of one row; see <see cref="CellReport"/>.</summary>
/// <param name="Operation">The timed operation.</param>
/// <param name="Outcome">The outcome's name.</param>
/// <param name="Reason">Why there is no measurement; null when there is one.</param>
/// <param name="Rank">Among the measured.</param>
/// <param name="Ratio">To the baseline.</param>
/// <param name="Nanoseconds">For one operation.</param>
/// <param name="AllocatedBytes">For one operation, on the calling thread; by the whole process where the library allocates on other threads.</param>
/// <param name="FirstCallNanoseconds">Wall time of the first call in a fresh process.</param>
/// <param name="BindNanoseconds">Wall time to make the adapter before that.</param>
/// <param name="PauseShare">Share of the time that garbage collections took.</param>
/// <param name="Remarks">Remarks about the figures.</param>
/// <param name="Launches">
/// One list for each launch that counts: its number, nanoseconds, the ratio to the baseline (0 without one), then the launch's rounds as quantiles
/// (<see cref="RoundSketch"/>). Lists, because 400 cells of 15 launches with named members would be most of the page.
/// </param>
public sealed record PageCell(
    Operation Operation,
    string Outcome,
    string? Reason,
    Rank? Rank,
    PageFigure? Ratio,
    PageFigure? Nanoseconds,
    long? AllocatedBytes,
    double? FirstCallNanoseconds,
    double? BindNanoseconds,
    double? PauseShare,
    IReadOnlyList<Remark>? Remarks,
    IReadOnlyList<IReadOnlyList<double>>? Launches);
