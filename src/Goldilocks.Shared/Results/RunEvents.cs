using System.Text.Json.Serialization;

namespace Goldilocks.Results;

/// <summary>
/// One line of <c>samples.jsonl</c>. The file is only ever appended to, one event a line, so that a run killed at any moment keeps
/// everything but the line that was being written.
/// </summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "event")]
[JsonDerivedType(typeof(IdentityEvent), "run")]
[JsonDerivedType(typeof(SerializerEvent), "serializer")]
[JsonDerivedType(typeof(VariantEvent), "variant")]
[JsonDerivedType(typeof(WorkloadEvent), "workload")]
[JsonDerivedType(typeof(CellEvent), "cell")]
[JsonDerivedType(typeof(OutcomeEvent), "outcome")]
[JsonDerivedType(typeof(VerifiedEvent), "verified")]
[JsonDerivedType(typeof(WarmedEvent), "warmed")]
[JsonDerivedType(typeof(AllocationEvent), "allocation")]
[JsonDerivedType(typeof(SampleEvent), "sample")]
[JsonDerivedType(typeof(BaselineEvent), "baseline")]
[JsonDerivedType(typeof(LaunchEvent), "launch")]
[JsonDerivedType(typeof(WarningEvent), "warning")]
[JsonDerivedType(typeof(NoteEvent), "note")]
public abstract record RunEvent;

/// <summary>The first line: the run that the others belong to.</summary>
/// <param name="Id">That of <c>run.json</c>.</param>
public sealed record IdentityEvent(string Id) : RunEvent;

/// <summary>A serializer was built, or could not be.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Version">The library's version, or the one that was asked for.</param>
/// <param name="Variants">Empty when it could not be built.</param>
/// <param name="FloorVariants">Those of its variants that are floors.</param>
/// <param name="Outcome">Null when it is ready.</param>
/// <param name="Origin">Where its package came from, for packages that did not come from the default sources; otherwise null.</param>
/// <param name="Notes">What a reader should know, such as a transitive package that was replaced by a near version.</param>
/// <param name="Condition">The condition that it was built for, where the run compares several; otherwise empty.</param>
/// <param name="InsteadOf">The version that its adapter pins, where no source offers it and the run took the nearest; otherwise null.</param>
public sealed record SerializerEvent(
    string Serializer,
    string Version,
    IReadOnlyList<string> Variants,
    IReadOnlyList<string> FloorVariants,
    Outcome? Outcome,
    string? Origin,
    IReadOnlyList<string> Notes,
    string Condition = "",
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] string? InsteadOf = null) : RunEvent;

/// <summary>The parts of a row's variant.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Its name in cells and tables.</param>
/// <param name="Version">The library's version.</param>
/// <param name="Condition">Where the run compares several; otherwise empty.</param>
/// <param name="Parts">What the name stands for.</param>
public sealed record VariantEvent(string Serializer, string Variant, string Version, string Condition, VariantParts Parts) : RunEvent;

/// <summary>The parts of a workload's name.</summary>
/// <param name="Workload">Its name in cells and tables.</param>
/// <param name="Parts">What the name stands for.</param>
public sealed record WorkloadEvent(string Workload, WorkloadParts Parts) : RunEvent;

/// <summary>Gives a cell the number that later lines use.</summary>
/// <param name="Id">Unique in the run.</param>
/// <param name="Key">What the number stands for.</param>
/// <param name="IsFloor">True for a floor.</param>
/// <param name="Partial">The part of the value that is read, when it is not all of it; otherwise null.</param>
/// <param name="IsControl">True for the baseline that competes against itself. Folders of older versions do not say so.</param>
public sealed record CellEvent(int Id, CellKey Key, bool IsFloor, string? Partial, bool IsControl = false) : RunEvent;

/// <summary>A cell's outcome in one launch, where it is not a measurement.</summary>
public sealed record OutcomeEvent(int Cell, int Launch, Outcome Outcome) : RunEvent;

/// <summary>A fresh process made the round trip and the answer was right.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">Counted from 0 within the workload and size.</param>
/// <param name="Digest">Of the value; the same for every variant.</param>
/// <param name="PayloadBytes">Of the value's payload.</param>
/// <param name="BindNanoseconds">Wall time to make the adapter.</param>
/// <param name="FirstCallNanoseconds">Wall time of the cell's operation, called for the first time in the process.</param>
public sealed record VerifiedEvent(int Cell, int Launch, string Digest, long PayloadBytes, long BindNanoseconds, long FirstCallNanoseconds) : RunEvent;

/// <summary>The process's JIT was quiet, or the limit was reached.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="ElapsedNanoseconds">Wall time of the warm-up that this cell shared.</param>
/// <param name="Quiet">False when the limit was reached first.</param>
/// <param name="OperationsPerSample">From the calibration that followed.</param>
public sealed record WarmedEvent(int Cell, int Launch, long ElapsedNanoseconds, bool Quiet, [property: JsonPropertyName("operationsPerSlice")] long OperationsPerSample) : RunEvent;

/// <summary>Bytes allocated by one operation, repeated.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="Bytes">On the calling thread, one number for each repetition.</param>
/// <param name="ProcessBytes">By the whole process, mean of the repetitions.</param>
public sealed record AllocationEvent(int Cell, int Launch, IReadOnlyList<long> Bytes, long ProcessBytes) : RunEvent;

/// <summary>One timed sample.</summary>
/// <param name="Cell">The cell.</param>
/// <param name="Launch">The launch.</param>
/// <param name="Group">The group of processes that took turns in this launch, counted from 0.</param>
/// <param name="Round">Within the group; samples of the same launch, group and round are a pair.</param>
/// <param name="Position">The turn within the round.</param>
/// <param name="Operations">Timed together.</param>
/// <param name="ThreadNanoseconds">CPU time of the measuring thread; 0 where the platform has no fine clock.</param>
/// <param name="WallNanoseconds">Wall time.</param>
/// <param name="ProcessNanoseconds">CPU time of the whole process.</param>
/// <param name="PauseNanoseconds">Time in garbage collections.</param>
/// <param name="Collections">Count of garbage collections.</param>
/// <param name="Process">Which of the cell's processes in this launch, counted from 0: the baseline may have several.</param>
public sealed record SampleEvent(
    int Cell,
    int Launch,
    int Group,
    int Round,
    int Position,
    long Operations,
    long ThreadNanoseconds,
    long WallNanoseconds,
    long ProcessNanoseconds,
    long PauseNanoseconds,
    long Collections,
    int Process = 0) : RunEvent;

/// <summary>
/// The variant that a workload's ratios are taken to. It differs from the plan's baseline where that one cannot take the workload.
/// </summary>
public sealed record BaselineEvent(string Workload, string Serializer, string Variant, string Version, string Condition = "") : RunEvent;

/// <summary>One launch of one workload and size is complete for all its groups.</summary>
public sealed record LaunchEvent(string Workload, int Size, int Launch) : RunEvent;

/// <summary>Advice about the run as a whole.</summary>
/// <param name="Text">What was noticed and what to do about it.</param>
public sealed record WarningEvent(string Text) : RunEvent;

/// <summary>Something that was noticed about a serializer while it was measured. It becomes one of the serializer's notes.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Version">As in its <see cref="SerializerEvent"/>.</param>
/// <param name="Condition">As in its <see cref="SerializerEvent"/>.</param>
/// <param name="Text">One line.</param>
public sealed record NoteEvent(string Serializer, string Version, string Condition, string Text) : RunEvent;
