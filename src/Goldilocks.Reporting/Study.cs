using Goldilocks.Protocol;

namespace Goldilocks.Reporting;

/// <summary>
/// A published comparison of serializers: its figures, and our counterpart of each. Pure data, one JSON file for each study under
/// <c>studies/</c> (docs/studies.md). Nothing of it ever enters our own results.
/// </summary>
/// <param name="FormatVersion">Of the file: <see cref="CurrentFormatVersion"/>.</param>
/// <param name="Name">As typed after <c>--study</c>; the file's name.</param>
/// <param name="Title">As its authors called it.</param>
/// <param name="Published">Where the figures come from.</param>
/// <param name="Plan">What to run for today's figures.</param>
/// <param name="Counterparts">Everything that the study names, with our counterpart of each.</param>
/// <param name="Tables">In the study's order.</param>
/// <param name="Claims">What it claims beyond its tables.</param>
/// <param name="Notes">What a reader must know to compare fairly.</param>
/// <param name="Footprint">Its table of a payload's objects in memory; null when it has none.</param>
public sealed record Study(
    int FormatVersion,
    string Name,
    string Title,
    Publication Published,
    StudyPlan Plan,
    IReadOnlyList<Counterpart> Counterparts,
    IReadOnlyList<StudyTable> Tables,
    IReadOnlyList<StudyClaim> Claims,
    IReadOnlyList<string> Notes,
    StudyFootprint? Footprint = null)
{
    /// <summary>The format that this version reads.</summary>
    public const int CurrentFormatVersion = 1;

    /// <summary>The entry of that label; every label in tables and claims has one.</summary>
    public Counterpart CounterpartOf(string label) => Counterparts.First(counterpart => counterpart.Label == label);
}

/// <summary>Where published figures come from. What the study does not say is <c>not stated</c>.</summary>
/// <param name="Source">Name, and where it was published.</param>
/// <param name="Date">Of publication.</param>
/// <param name="Machine">Processor, cores, memory, operating system.</param>
/// <param name="Runtime">With the settings that matter.</param>
/// <param name="Method">What was measured and how often.</param>
public sealed record Publication(string Source, string Date, string Machine, string Runtime, string Method);

/// <summary>What to run for today's figures.</summary>
/// <param name="Workloads">As after <c>--workloads</c>, without globs, each with its sizes.</param>
/// <param name="QuickWorkloads">The same for <c>--quick</c>: fewer or smaller.</param>
/// <param name="Serializers">As after <c>--serializers</c>. A name without an adapter in this checkout is passed over; its rows say so.</param>
/// <param name="Hint">Which preset to choose, and why.</param>
/// <param name="Operations">What is timed; null for everything.</param>
/// <param name="Sinks">Where serializers write to; null for memory.</param>
/// <param name="Async">True to measure asynchronous operations too.</param>
public sealed record StudyPlan(
    IReadOnlyList<string> Workloads,
    IReadOnlyList<string> QuickWorkloads,
    IReadOnlyList<string> Serializers,
    string Hint,
    IReadOnlyList<Operation>? Operations = null,
    IReadOnlyList<Sink>? Sinks = null,
    bool Async = false);

/// <summary>Something that the study names, and our counterpart of it.</summary>
/// <param name="Label">The study's name for it.</param>
/// <param name="Serializer">Ours; null when nothing corresponds.</param>
/// <param name="Variant">Ours; empty for the plain one.</param>
/// <param name="Because">Why nothing corresponds; null when something does.</param>
/// <param name="Note">How the two differ; null when they do not.</param>
/// <param name="IsFloor">True for an entry that the study compares with and that is no serializer.</param>
/// <param name="IsAsync">True when the variant's asynchronous operations correspond.</param>
/// <param name="Workload">Set where the study gave only this serializer a class of another form: it is then measured on this workload, whatever workload a table or a claim names; otherwise null.</param>
public sealed record Counterpart(
    string Label,
    string? Serializer = null,
    string Variant = "",
    string? Because = null,
    string? Note = null,
    bool IsFloor = false,
    bool IsAsync = false,
    string? Workload = null);

/// <summary>A published table: the same items under one or several conditions.</summary>
/// <param name="Name">For programs; unique in the study.</param>
/// <param name="Title">For people.</param>
/// <param name="Items">Labels of <see cref="Study.Counterparts"/>.</param>
/// <param name="Groups">The conditions. Items are compared within each.</param>
/// <param name="Baseline">The item that relative figures are taken to; null for a table without them.</param>
/// <param name="At">The part of the place of today's figures that all groups share.</param>
/// <param name="Form">What a figure is.</param>
/// <param name="BaselineValue">The baseline's figure under every form but <see cref="FigureForm.Absolute"/>: 100 for per cent.</param>
/// <param name="Note">What the figures are and assume; null when the title says it.</param>
public sealed record StudyTable(
    string Name,
    string Title,
    IReadOnlyList<string> Items,
    IReadOnlyList<TableGroup> Groups,
    string? Baseline = null,
    StudyPlace? At = null,
    FigureForm Form = FigureForm.Absolute,
    double? BaselineValue = null,
    string? Note = null)
{
    /// <summary>Where today's figures of a group are.</summary>
    public StudyPlace PlaceOf(TableGroup group) => (group.At ?? new StudyPlace()).Or(At);
}

/// <summary>One condition of a table.</summary>
/// <param name="Label">The study's.</param>
/// <param name="Published">One for each item, null where none was published; empty when the study shows a chart instead of figures.</param>
/// <param name="At">The part of the place of today's figures that the table leaves open.</param>
/// <param name="Because">Why nothing of ours corresponds to any item; null when something does.</param>
public sealed record TableGroup(string Label, IReadOnlyList<double?> Published, StudyPlace? At = null, string? Because = null);

/// <summary>Where in a run a figure is, and how it becomes one of the study's.</summary>
/// <param name="Workload">With the parameters that differ from their defaults, as in <c>results.csv</c>.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Measure">The quantity that is read.</param>
/// <param name="Unit">The study's, one of <see cref="FigureUnits"/>.</param>
/// <param name="Times">Operations in one published figure; 1 when null.</param>
/// <param name="Sink">Where the payload goes; memory when null.</param>
public sealed record StudyPlace(string? Workload = null, int? Size = null, Measure? Measure = null, string? Unit = null, double? Times = null, Sink? Sink = null)
{
    /// <summary>This place, with its open members taken from another.</summary>
    public StudyPlace Or(StudyPlace? other) => other is null ? this : new(
        Workload ?? other.Workload, Size ?? other.Size, Measure ?? other.Measure, Unit ?? other.Unit, Times ?? other.Times, Sink ?? other.Sink);
}

/// <summary>What is read from a run.</summary>
public enum Measure
{
    /// <summary>Nanoseconds to write.</summary>
    SerializeTime,

    /// <summary>Nanoseconds to read.</summary>
    DeserializeTime,

    /// <summary>Nanoseconds for both.</summary>
    RoundTripTime,

    /// <summary>Bytes allocated by writing.</summary>
    SerializeAllocation,

    /// <summary>Bytes allocated by reading.</summary>
    DeserializeAllocation,

    /// <summary>Bytes allocated by both.</summary>
    RoundTripAllocation,

    /// <summary>Bytes of the payload.</summary>
    PayloadSize,
}

/// <summary>What a published figure is. All but the first follow from the ratio to the baseline alone.</summary>
public enum FigureForm
{
    /// <summary>A measured value.</summary>
    Absolute,

    /// <summary>The ratio times the baseline's value: 131 % of Orleans, or 524 GB where Orleans takes 400.</summary>
    Scaled,

    /// <summary>What the ratio adds to the baseline's value: 31 % more.</summary>
    Extra,

    /// <summary>What the baseline saves of the item's own value: 24 % less.</summary>
    Saved,
}
