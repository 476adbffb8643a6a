namespace Goldilocks.Protocol;

/// <summary>An operation of an open binding.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="Operation">Of the binding.</param>
public sealed record BoundOperation(long Binding, Operation Operation);

/// <summary>How many operations of a cell fill a sample.</summary>
/// <param name="Binding">Of the cell, in its process.</param>
/// <param name="Operation">Of the cell.</param>
/// <param name="Operations">1 where an operation is longer than a sample.</param>
/// <param name="Nanoseconds">That they are expected to take, on the cell's main clock.</param>
public sealed record SamplePlan(long Binding, Operation Operation, long Operations, long Nanoseconds);

/// <summary>When a warm-up is over; docs/internals/protocol.md names the clock of each.</summary>
/// <param name="QuietNanoseconds">Half of it before a probe is called, half without a newly compiled method after the probe is at the last tier.</param>
/// <param name="MinimumNanoseconds">The warm-up does not end before.</param>
/// <param name="MaximumNanoseconds">The warm-up does not go on after.</param>
/// <param name="RestNanoseconds">Slept after each pass while the JIT is at work; 0 for no rest.</param>
/// <param name="SampleNanoseconds">The length of a sample, which the cells are calibrated to afterwards.</param>
/// <param name="StepNanoseconds">The length of a step, after which the worker answers <see cref="WarmingAnswer"/>; null for a warm-up without steps.</param>
public sealed record WarmupLimits(long QuietNanoseconds, long MinimumNanoseconds, long MaximumNanoseconds, long RestNanoseconds, long SampleNanoseconds, long? StepNanoseconds);

/// <summary>Asks to run the cells until the JIT is quiet.</summary>
/// <param name="Limits">When it is over.</param>
/// <param name="Cells">At least one.</param>
public sealed record WarmRequest(WarmupLimits Limits, IReadOnlyList<BoundOperation> Cells) : Request<WarmupAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Warm;

    /// <inheritdoc/>
    public override string? Objection(WarmupAnswer answer) =>
        answer is not WarmedAnswer warmed || warmed.Plans.Select(plan => new BoundOperation(plan.Binding, plan.Operation)).ToHashSet() is var planned && planned.SetEquals(Cells) && warmed.Plans.Count == planned.Count
            ? null
            : "its plans are not one for each cell that was asked for";

    internal override void Fill(Frame frame) => frame
        .With(Fields.QuietNanoseconds, Limits.QuietNanoseconds)
        .With(Fields.MinimumNanoseconds, Limits.MinimumNanoseconds)
        .With(Fields.MaximumNanoseconds, Limits.MaximumNanoseconds)
        .With(Fields.RestNanoseconds, Limits.RestNanoseconds)
        .With(Fields.SampleNanoseconds, Limits.SampleNanoseconds)
        .WithAny(Fields.StepNanoseconds, Limits.StepNanoseconds)
        .WithAll(Fields.Cell, Cells);

    internal static WarmRequest Read(Frame frame) => new(
        new WarmupLimits(
            frame.Get(Fields.QuietNanoseconds),
            frame.Get(Fields.MinimumNanoseconds),
            frame.Get(Fields.MaximumNanoseconds),
            frame.Find(Fields.RestNanoseconds) ?? 0,
            frame.Get(Fields.SampleNanoseconds),
            frame.Find(Fields.StepNanoseconds)),
        frame.GetAll(Fields.Cell));
}

/// <summary>The state of a warm-up.</summary>
public abstract record WarmupAnswer : Answer;

/// <summary>A step is over, but the warm-up is not; the same request continues it.</summary>
public sealed record WarmingAnswer : WarmupAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Warming;
}

/// <summary>The warm-up is over.</summary>
/// <param name="ElapsedNanoseconds">Wall time of the warm-up.</param>
/// <param name="IsQuiet">False when it was still compiling at the limit.</param>
/// <param name="CompiledMethods">Since the process began.</param>
/// <param name="Plans">One for each cell.</param>
public sealed record WarmedAnswer(long ElapsedNanoseconds, bool IsQuiet, long CompiledMethods, IReadOnlyList<SamplePlan> Plans) : WarmupAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Warmed;

    internal override void Fill(Frame frame) => frame
        .With(Fields.ElapsedNanoseconds, ElapsedNanoseconds)
        .With(Fields.IsQuiet, IsQuiet)
        .With(Fields.Methods, CompiledMethods)
        .WithAll(Fields.Plan, Plans);

    internal static WarmedAnswer Read(Frame frame) => new(
        frame.Get(Fields.ElapsedNanoseconds),
        frame.Get(Fields.IsQuiet),
        frame.Get(Fields.Methods),
        frame.GetAll(Fields.Plan));
}

/// <summary>Asks for one sample.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="Operation">Of the binding.</param>
/// <param name="Operations">How many are timed; 0 during the warm-up, to warm up the request's own path.</param>
/// <param name="LeadIn">How many come before them and are not timed.</param>
public sealed record SampleRequest(long Binding, Operation Operation, long Operations, long LeadIn) : Request<SampleAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Take;

    /// <inheritdoc/>
    public override string? Objection(SampleAnswer answer) => answer.Operations == Operations
        ? null
        : FormattableString.Invariant($"it is of {answer.Operations} operations, where {Operations} were asked for");

    /// <summary>In the order that <see cref="SampleText"/> reads.</summary>
    internal override void Fill(Frame frame) => frame
        .With(Fields.Binding, Binding)
        .With(Fields.Operation, Operation)
        .With(Fields.Operations, Operations)
        .With(Fields.LeadIn, LeadIn);

    internal static SampleRequest Read(Frame frame) =>
        new(frame.Get(Fields.Binding), frame.Get(Fields.Operation), frame.Get(Fields.Operations), frame.Find(Fields.LeadIn) ?? 0);
}

/// <summary>The times of one sample.</summary>
/// <param name="Operations">That were timed together.</param>
/// <param name="ThreadNanoseconds">CPU time of the measuring thread; 0 where the platform has no fine clock.</param>
/// <param name="WallNanoseconds">Wall time.</param>
/// <param name="ProcessNanoseconds">CPU time of all threads.</param>
/// <param name="PauseNanoseconds">In garbage collections.</param>
/// <param name="Collections">Garbage collections.</param>
public sealed record SampleAnswer(
    long Operations,
    long ThreadNanoseconds,
    long WallNanoseconds,
    long ProcessNanoseconds,
    long PauseNanoseconds,
    long Collections) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Sample;

    internal override void Fill(Frame frame) => frame
        .With(Fields.Operations, Operations)
        .With(Fields.ThreadNanoseconds, ThreadNanoseconds)
        .With(Fields.WallNanoseconds, WallNanoseconds)
        .With(Fields.ProcessNanoseconds, ProcessNanoseconds)
        .With(Fields.PauseNanoseconds, PauseNanoseconds)
        .With(Fields.Collections, Collections);

    internal static SampleAnswer Read(Frame frame) => new(
        frame.Get(Fields.Operations),
        frame.Get(Fields.ThreadNanoseconds),
        frame.Get(Fields.WallNanoseconds),
        frame.Get(Fields.ProcessNanoseconds),
        frame.Get(Fields.PauseNanoseconds),
        frame.Get(Fields.Collections));
}

/// <summary>Asks for the bytes allocated by one operation, several times.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="Operation">Of the binding.</param>
/// <param name="Repetitions">1 or more.</param>
public sealed record AllocateRequest(long Binding, Operation Operation, int Repetitions) : Request<AllocationAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Allocate;

    /// <inheritdoc/>
    public override string? Objection(AllocationAnswer answer) => answer.Bytes.Count == Repetitions
        ? null
        : FormattableString.Invariant($"it has {answer.Bytes.Count} repetitions, where {Repetitions} were asked for");

    internal override void Fill(Frame frame) => frame
        .With(Fields.Binding, Binding)
        .With(Fields.Operation, Operation)
        .With(Fields.Repetitions, Repetitions);

    internal static AllocateRequest Read(Frame frame) => new(frame.Get(Fields.Binding), frame.Get(Fields.Operation), frame.Get(Fields.Repetitions));
}

/// <summary>Bytes allocated by one operation, repeated.</summary>
/// <param name="ProcessBytes">By all threads, mean of the repetitions.</param>
/// <param name="Bytes">By the measuring thread, exact, one for each repetition.</param>
public sealed record AllocationAnswer(long ProcessBytes, IReadOnlyList<long> Bytes) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Allocation;

    internal override void Fill(Frame frame) => frame.With(Fields.ProcessBytes, ProcessBytes).WithAll(Fields.Bytes, Bytes);

    internal static AllocationAnswer Read(Frame frame) => new(frame.Get(Fields.ProcessBytes), frame.GetAll(Fields.Bytes));
}
