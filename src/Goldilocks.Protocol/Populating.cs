namespace Goldilocks.Protocol;

/// <summary>Asks for what becomes of an object that is there already when a payload is read into it, and for what that costs.</summary>
/// <param name="Binding">Its number; it was verified.</param>
public sealed record PopulateRequest(long Binding) : Request<PopulatedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Populate;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static PopulateRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>What became of it. The target was a copy of the value that the payload holds.</summary>
/// <param name="KeepsObject">True when the target itself has the content.</param>
/// <param name="Collections">What became of its first collection: <c>none</c> where it has none, otherwise <c>replaced</c>, <c>refilled</c>, <c>appended</c> or <c>emptied</c>.</param>
/// <param name="Populate">One reading into an object that is there.</param>
/// <param name="Deserialize">One reading into new objects, in the same process.</param>
public sealed record PopulatedAnswer(bool KeepsObject, string Collections, ReadingCost Populate, ReadingCost Deserialize) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Populated;

    internal override void Fill(Frame frame) => frame
        .With(Fields.KeepsObject, KeepsObject)
        .With(Fields.FirstCollection, Collections)
        .With(Fields.PopulateNanoseconds, Populate.Nanoseconds)
        .With(Fields.PopulateBytes, Populate.AllocatedBytes)
        .With(Fields.DeserializeNanoseconds, Deserialize.Nanoseconds)
        .With(Fields.DeserializeBytes, Deserialize.AllocatedBytes);

    internal static PopulatedAnswer Read(Frame frame) => new(
        frame.Get(Fields.KeepsObject),
        frame.Get(Fields.FirstCollection),
        new ReadingCost(frame.Get(Fields.PopulateNanoseconds), frame.Get(Fields.PopulateBytes)),
        new ReadingCost(frame.Get(Fields.DeserializeNanoseconds), frame.Get(Fields.DeserializeBytes)));
}

/// <summary>Of one operation, the median of many batches.</summary>
/// <param name="Nanoseconds">Of CPU time, where the platform has that clock; otherwise of wall time.</param>
/// <param name="AllocatedBytes">By the measuring thread.</param>
public sealed record ReadingCost(long Nanoseconds, long AllocatedBytes);
