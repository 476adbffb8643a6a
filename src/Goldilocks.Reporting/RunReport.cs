using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>
/// The results of a run, ready to be shown: the one model that the console, the CSV files, the Markdown tables, the JSON file and the HTML
/// page are written from. Plain records and lists, so that <c>results.json</c> is this model and nothing else (docs/report-format.md).
/// </summary>
/// <param name="FormatVersion">Of this model.</param>
/// <param name="Run">The request, and the machine.</param>
/// <param name="Serializers">Every serializer and version, those that could not be built among them.</param>
/// <param name="Workloads">One for each workload and size, in the order of the run, sizes ascending.</param>
/// <param name="FloorViolations">Results below their floor.</param>
/// <param name="Advice">What a reader should know or do.</param>
/// <param name="Scatter">How far launches of its rows lie apart.</param>
/// <param name="Cores">How busy the cores were; null where too little was measured to tell.</param>
public sealed record RunReport(
    int FormatVersion,
    RunInfo Run,
    IReadOnlyList<SerializerReport> Serializers,
    IReadOnlyList<WorkloadReport> Workloads,
    IReadOnlyList<FloorViolation> FloorViolations,
    IReadOnlyList<Advice> Advice,
    Scatter Scatter,
    CoreUse? Cores)
{
    /// <summary>The version of the model that this code writes.</summary>
    public const int CurrentFormatVersion = 1;

    /// <summary>The command that made the run, as it would be typed.</summary>
    public string CommandLine { get; } = CommandLines.Of(Run);

    /// <summary>True when a result lies below the time of its floor: then nothing in the run can be trusted.</summary>
    public bool HasFailed => FloorViolations.Any(violation => violation.IsFailure);

    /// <summary>The table of one workload and size; null when the run does not hold it.</summary>
    public WorkloadReport? Find(string workload, int size) =>
        Workloads.FirstOrDefault(candidate => candidate.Workload == workload && candidate.Size == size);
}

/// <summary>One serializer in one version.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Version">The library's version, or the one that was asked for.</param>
/// <param name="Variants">Empty when it could not be built.</param>
/// <param name="Outcome"><c>Ready</c>, or why it is not.</param>
/// <param name="Reason">One line; empty when it is ready.</param>
/// <param name="Origin">Where its package came from, when that was not a default source; otherwise null.</param>
/// <param name="Notes">What a reader should know of its packages.</param>
/// <param name="Marks">What a reader should know of the library, from its recorded facts.</param>
/// <param name="Condition">The condition that it was built for, where the run compares several; otherwise empty.</param>
/// <param name="InsteadOf">The pinned version, where no source offers it and this is the nearest; otherwise null.</param>
public sealed record SerializerReport(
    string Serializer,
    string Version,
    IReadOnlyList<string> Variants,
    string Outcome,
    string Reason,
    string? Origin,
    IReadOnlyList<string> Notes,
    IReadOnlyList<LibraryMark> Marks,
    string Condition = "",
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? InsteadOf = null)
{
    /// <summary>The outcome of a serializer that was built.</summary>
    public const string Ready = "Ready";
}

/// <summary>One workload in one size: a table.</summary>
/// <param name="Workload">Its name, with parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operations">The timed operations.</param>
/// <param name="Baseline">The variant that ratios are taken to; null when none can take the workload.</param>
/// <param name="Launches">The largest number of launches of any cell; cells that were precise early have fewer.</param>
/// <param name="Rows">Best first: ranked, then measured in part, then not measured, then floors.</param>
/// <param name="Parts">The parts of its name; null in runs from before they were recorded.</param>
public sealed record WorkloadReport(
    string Workload,
    int Size,
    IReadOnlyList<Operation> Operations,
    VariantKey? Baseline,
    int Launches,
    IReadOnlyList<RowReport> Rows,
    WorkloadParts? Parts = null);

/// <summary>One variant on one workload and size.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">The library's version.</param>
/// <param name="Label">Serializer and variant as a person reads them.</param>
/// <param name="Origin">Where its package came from, when that was not a default source; otherwise null.</param>
/// <param name="Group">The part of the table that it belongs to.</param>
/// <param name="Partial">The part of the value that is read, when it is not all of it; otherwise null.</param>
/// <param name="PayloadBytes">Size of the payload; null when it was never right.</param>
/// <param name="Rank">By the time of all operations together; null unless it is ranked.</param>
/// <param name="RoundTrip">All operations together; null unless all of several are measured.</param>
/// <param name="Cells">One for each operation of the workload, in the same order.</param>
/// <param name="Marks">The texts of those of its serializer's marks that are of its variant.</param>
/// <param name="Condition">The condition of its processes, where the run compares several; otherwise empty.</param>
/// <param name="Parts">The parts of its variant's name; null where nothing was built, and in old runs that did not record them.</param>
public sealed record RowReport(
    string Serializer,
    string Variant,
    string Version,
    string Label,
    string? Origin,
    RowGroup Group,
    string? Partial,
    long? PayloadBytes,
    Rank? Rank,
    RoundTripReport? RoundTrip,
    IReadOnlyList<CellReport> Cells,
    IReadOnlyList<string> Marks,
    string Condition = "",
    VariantParts? Parts = null)
{
    /// <summary>Identifies it among the rows.</summary>
    [JsonIgnore]
    public VariantKey Key => new(Serializer, Variant, Version, Condition);

    /// <summary>The cell of that operation; null when the run did not ask for it.</summary>
    public CellReport? Find(Operation operation) => Cells.FirstOrDefault(cell => cell.Operation == operation);
}

/// <summary>The parts of a table, in their order.</summary>
public enum RowGroup
{
    /// <summary>All operations are measured on the whole value.</summary>
    Ranked,

    /// <summary>At least one operation is measured, and another is not.</summary>
    SomeOperations,

    /// <summary>Measured, but it reads less than the whole value, so it cannot be compared with the others.</summary>
    Partial,

    /// <summary>At least one result lies below its floor, so something was not measured: it has no rank, and cannot be chosen.</summary>
    BelowFloor,

    /// <summary>Nothing is measured.</summary>
    NotMeasured,

    /// <summary>Work that every serializer must do: a line to compare with, not a variant.</summary>
    Floor,
}

/// <summary>All operations of a row together.</summary>
/// <param name="Ratio">To the baseline's; null without one.</param>
/// <param name="Nanoseconds">Sum of the operations' times.</param>
public sealed record RoundTripReport(Interval? Ratio, double Nanoseconds);

/// <summary>One operation of one row.</summary>
/// <param name="Operation">The timed operation.</param>
/// <param name="Outcome">The outcome's name; <see cref="Results.Outcome.NotMeasured"/> when the run did not get to it.</param>
/// <param name="Reason">One line that says why; empty for a measurement.</param>
/// <param name="Rank">Among the row group <see cref="RowGroup.Ranked"/> and <see cref="RowGroup.SomeOperations"/>; otherwise null.</param>
/// <param name="Ratio">To the baseline; null without one. This and all figures that follow are null for a cell that is not measured.</param>
/// <param name="Nanoseconds">For one operation, on <paramref name="Clock"/>, garbage collections included: the ratio times the one time of the baseline in the table.</param>
/// <param name="AllocatedBytes">For one operation, on the calling thread; by the whole process where the library allocates on other threads.</param>
/// <param name="ProcessAllocatedBytes">For one operation, by the whole process.</param>
/// <param name="FirstCallNanoseconds">Wall time of the first call in a fresh process.</param>
/// <param name="BindNanoseconds">Wall time to make the adapter before that.</param>
/// <param name="CollectionsPer1000">Garbage collections in 1,000 operations.</param>
/// <param name="PauseShare">Share of the time that they took.</param>
/// <param name="WallPerCpu">Wall time over CPU time.</param>
/// <param name="Clock">What the times were read from.</param>
/// <param name="Launches">Each launch that counts.</param>
/// <param name="OutlierLaunches">Numbers of the launches more than 10 % off the median ratio. They count.</param>
/// <param name="Remarks">Remarks about the figures.</param>
public sealed record CellReport(
    Operation Operation,
    string Outcome,
    string Reason,
    Rank? Rank,
    Interval? Ratio,
    Interval? Nanoseconds,
    long? AllocatedBytes,
    long? ProcessAllocatedBytes,
    double? FirstCallNanoseconds,
    double? BindNanoseconds,
    double? CollectionsPer1000,
    double? PauseShare,
    double? WallPerCpu,
    MainClock? Clock,
    IReadOnlyList<LaunchResult> Launches,
    IReadOnlyList<int> OutlierLaunches,
    IReadOnlyList<Remark> Remarks)
{
    /// <summary>True when there are figures.</summary>
    public bool IsMeasured => Outcome == nameof(Measured);

    /// <summary>A cell without figures.</summary>
    public static CellReport Without(Operation operation, string outcome, string reason) =>
        new(operation, outcome, reason, null, null, null, null, null, null, null, null, null, null, null, [], [], []);
}

/// <summary>A remark about a cell's figures.</summary>
public enum Remark
{
    /// <summary>The library works on other threads; its time is CPU time of the whole process.</summary>
    OtherThreads,

    /// <summary>The process allocates more than the calling thread.</summary>
    AllocatesOnOtherThreads,

    /// <summary>Allocation differed between repetitions; the median is shown.</summary>
    AllocationVaries,

    /// <summary>The payload's size differed between processes; the median is shown.</summary>
    PayloadVaries,

    /// <summary>Wall time was more than 1.1 times CPU time.</summary>
    WallAboveCpu,

    /// <summary>In every sample, wall time was far above CPU time: the library waits, or other processes work for it. Its time is wall time.</summary>
    Waits,

    /// <summary>The JIT was still compiling when the warm-up's limit was reached.</summary>
    WarmupNotQuiet,

    /// <summary>The interval is wider than the run aimed at.</summary>
    WideInterval,

    /// <summary>At least one launch was more than 10 % off the median.</summary>
    OutlierLaunches,

    /// <summary>Faster than its floor, so it cannot be trusted.</summary>
    BelowTimeFloor,

    /// <summary>It allocates too little to have made the result, so it cannot be trusted.</summary>
    BelowAllocationFloor,

    /// <summary>Smaller than the bare payload.</summary>
    BelowSizeFloor,
}

/// <summary>Something that a reader should know, and what to do about it.</summary>
/// <param name="Topic">One word for programs, such as <c>noise</c>.</param>
/// <param name="Text">For people: what was noticed, then what to do.</param>
public sealed record Advice(string Topic, string Text);
