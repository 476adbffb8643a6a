namespace Goldilocks.Protocol;

/// <summary>Asks for the objects that a verified binding's value consists of in memory.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="IsChecked">True to compare with the collector too.</param>
public sealed record FootprintRequest(long Binding, bool IsChecked) : Request<GraphAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Footprint;

    /// <inheritdoc/>
    public override string? Objection(GraphAnswer answer) => IsChecked == answer.Check is not null ? null : "it was to be compared with the collector, or was not";

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding).With(Fields.IsChecked, IsChecked);

    internal static FootprintRequest Read(Frame frame) => new(frame.Get(Fields.Binding), frame.Find(Fields.IsChecked) ?? false);
}

/// <summary>The objects of a value.</summary>
/// <param name="Objects">Of every kind.</param>
/// <param name="Bytes">Headers and alignment included.</param>
/// <param name="Parts">Every byte belongs to exactly one.</param>
/// <param name="Read">The objects that the serializer read; null where it does not read a whole value.</param>
/// <param name="Check">Null unless it was asked for.</param>
public sealed record GraphAnswer(long Objects, long Bytes, IReadOnlyList<GraphPart> Parts, ReadGraph? Read, CollectorCheck? Check) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Graph;

    internal override void Fill(Frame frame)
    {
        frame.With(Fields.Objects, Objects).With(Fields.Bytes, Bytes).WithAll(Fields.Component, Parts);
        if (Read is not null)
        {
            frame.With(Fields.ReadObjects, Read.Objects).With(Fields.ReadBytes, Read.Bytes);
        }

        if (Check is not null)
        {
            frame.With(Fields.CheckCopies, Check.Copies)
                .With(Fields.CheckWalkedBytes, Check.WalkedBytes)
                .With(Fields.CheckRetainedBytes, Check.RetainedBytes)
                .With(Fields.CheckAllocatedBytes, Check.AllocatedBytes);
        }
    }

    internal static GraphAnswer From(Frame frame) => new(
        frame.Get(Fields.Objects),
        frame.Get(Fields.Bytes),
        frame.GetAll(Fields.Component),
        frame.Find(Fields.ReadBytes) is { } bytes ? new ReadGraph(frame.Get(Fields.ReadObjects), bytes) : null,
        frame.Find(Fields.CheckCopies) is { } copies
            ? new CollectorCheck(copies, frame.Get(Fields.CheckWalkedBytes), frame.Get(Fields.CheckRetainedBytes), frame.Get(Fields.CheckAllocatedBytes))
            : null);
}

/// <summary>A part of a graph.</summary>
/// <param name="Name"><c>strings</c>, <c>objects</c>, <c>references</c>, <c>primitives</c> or <c>collections</c>.</param>
/// <param name="Count">How many of them.</param>
/// <param name="Bytes">All of them together.</param>
public sealed record GraphPart(string Name, long Count, long Bytes);

/// <summary>The objects that the serializer read, in memory.</summary>
/// <param name="Objects">Of every kind.</param>
/// <param name="Bytes">Headers and alignment included.</param>
public sealed record ReadGraph(long Objects, long Bytes);

/// <summary>Copies of the value, added up by walking them and by the garbage collector.</summary>
/// <param name="Copies">That were made.</param>
/// <param name="WalkedBytes">By the types' layout.</param>
/// <param name="RetainedBytes">By how much the heap had grown after a full collection; less than 0 where it shrank.</param>
/// <param name="AllocatedBytes">By the allocator while they were made.</param>
public sealed record CollectorCheck(int Copies, long WalkedBytes, long RetainedBytes, long AllocatedBytes);

/// <summary>Asks for the memory that an operation needs while it runs.</summary>
/// <param name="Binding">Its number; it was verified.</param>
/// <param name="Operation">Of the binding.</param>
public sealed record PeakRequest(long Binding, Operation Operation) : Request<PeaksAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Peak;

    /// <inheritdoc/>
    public override string? Objection(PeaksAnswer answer) =>
        answer.Repeated is { Operations: > 0, WallNanoseconds: > 0 } ? null : "its operations and their time must be more than 0";

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding).With(Fields.Operation, Operation);

    internal static PeakRequest Read(Frame frame) => new(frame.Get(Fields.Binding), frame.Get(Fields.Operation));
}

/// <summary>The memory that an operation needs while it runs.</summary>
/// <param name="Peaks">Of single operations.</param>
/// <param name="Repeated">Of many operations, one after the other.</param>
public sealed record PeaksAnswer(SinglePeaks Peaks, RepeatedCost Repeated) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Peaks;

    internal override void Fill(Frame frame) => frame
        .With(Fields.HeapBeforeBytes, Peaks.HeapBeforeBytes)
        .With(Fields.HeapPeakBytes, Peaks.HeapPeakBytes)
        .With(Fields.WorkingSetBeforeBytes, Peaks.WorkingSetBeforeBytes)
        .With(Fields.WorkingSetPeakBytes, Peaks.WorkingSetPeakBytes)
        .With(Fields.IsWorkingSetOfOperation, Peaks.IsWorkingSetOfOperation)
        .With(Fields.Operations, Repeated.Operations)
        .With(Fields.WallNanoseconds, Repeated.WallNanoseconds)
        .With(Fields.AllocatedBytes, Repeated.AllocatedBytes)
        .With(Fields.PauseNanoseconds, Repeated.PauseNanoseconds)
        .With(Fields.LongestPauseNanoseconds, Repeated.LongestPauseNanoseconds)
        .WithAll(Fields.GenerationCollections, Repeated.Collections);

    internal static PeaksAnswer Read(Frame frame) => new(
        new SinglePeaks(
            frame.Get(Fields.HeapBeforeBytes),
            frame.Get(Fields.HeapPeakBytes),
            frame.Get(Fields.WorkingSetBeforeBytes),
            frame.Get(Fields.WorkingSetPeakBytes),
            frame.Get(Fields.IsWorkingSetOfOperation)),
        new RepeatedCost(
            frame.Get(Fields.Operations),
            frame.Get(Fields.WallNanoseconds),
            frame.Get(Fields.AllocatedBytes),
            frame.Get(Fields.PauseNanoseconds),
            frame.Get(Fields.LongestPauseNanoseconds),
            frame.GetAll(Fields.GenerationCollections)));
}

/// <summary>Peaks of single operations, each after a full collection, with the value, the payload and the host's buffers alive.</summary>
/// <param name="HeapBeforeBytes">Of the collector's heap.</param>
/// <param name="HeapPeakBytes">The largest observed size, including garbage that was not collected yet.</param>
/// <param name="WorkingSetBeforeBytes">As the operating system counts it.</param>
/// <param name="WorkingSetPeakBytes">As the operating system counts it.</param>
/// <param name="IsWorkingSetOfOperation">False where the platform only knows the working set's peak of the whole process.</param>
public sealed record SinglePeaks(long HeapBeforeBytes, long HeapPeakBytes, long WorkingSetBeforeBytes, long WorkingSetPeakBytes, bool IsWorkingSetOfOperation)
{
    /// <summary>The memory that the operation added to the heap.</summary>
    public long HeapAddedBytes => HeapPeakBytes - HeapBeforeBytes;
}

/// <summary>The collector's work while an operation is repeated.</summary>
/// <param name="Operations">How often it was repeated.</param>
/// <param name="WallNanoseconds">Of all of them.</param>
/// <param name="AllocatedBytes">By all threads, all operations.</param>
/// <param name="PauseNanoseconds">In collections, all operations.</param>
/// <param name="LongestPauseNanoseconds">Of the observed collections.</param>
/// <param name="Collections">By generation.</param>
public sealed record RepeatedCost(
    long Operations,
    long WallNanoseconds,
    long AllocatedBytes,
    long PauseNanoseconds,
    long LongestPauseNanoseconds,
    IReadOnlyList<int> Collections)
{
    /// <summary>Of the operations' wall time: 0.1 is 10 %.</summary>
    public double PauseShare => (double)PauseNanoseconds / WallNanoseconds;
}

/// <summary>Asks to write the value once to a destination that keeps nothing, however long it becomes.</summary>
/// <param name="Binding">Its number.</param>
public sealed record WriteRequest(long Binding) : Request<WroteAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Write;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static WriteRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>It was written.</summary>
/// <param name="Bytes">How many.</param>
/// <param name="WallNanoseconds">Of the one call.</param>
public sealed record WroteAnswer(long Bytes, long WallNanoseconds) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Wrote;

    internal override void Fill(Frame frame) => frame.With(Fields.Bytes, Bytes).With(Fields.WallNanoseconds, WallNanoseconds);

    internal static WroteAnswer Read(Frame frame) => new(frame.Get(Fields.Bytes), frame.Get(Fields.WallNanoseconds));
}
