namespace Goldilocks.Protocol;

/// <summary>A way of reading that is not the usual one: into new objects, from one piece of memory.</summary>
public enum ReadingWay
{
    /// <summary>Into an object that is there already.</summary>
    Populate,

    /// <summary>From several pieces of memory, as a pipe gives them.</summary>
    Segments,

    /// <summary>Values from a stream, one by one, to the last.</summary>
    Items,

    /// <summary>The first value of such a stream; the others are left.</summary>
    FirstItem,
}

/// <summary>The names of ways on the wire and in files.</summary>
public static class ReadingWays
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<ReadingWay> All { get; } = [ReadingWay.Populate, ReadingWay.Segments, ReadingWay.Items, ReadingWay.FirstItem];

    /// <summary>The lower-case name.</summary>
    public static string Name(this ReadingWay way) => way switch
    {
        ReadingWay.Populate => "populate",
        ReadingWay.Segments => "segments",
        ReadingWay.Items => "items",
        ReadingWay.FirstItem => "first-item",
        _ => throw new ArgumentOutOfRangeException(nameof(way), way, "Not a way of reading."),
    };
}

/// <summary>Asks to read in another way, and for what that costs.</summary>
/// <param name="Binding">Its number; it was verified.</param>
/// <param name="Way">How.</param>
public sealed record ReadRequest(long Binding, ReadingWay Way) : Request<ReadAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Read;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding).With(Fields.Way, Way);

    internal static ReadRequest Read(Frame frame) => new(frame.Get(Fields.Binding), frame.Get(Fields.Way));
}

/// <summary>What became of it. What was read was right.</summary>
/// <param name="Parts">Pieces of memory, or values in the stream; 1 for an object that was there.</param>
/// <param name="Cost">One reading: of a payload, of one value of the stream, or of the first value.</param>
/// <param name="Deserialize">One reading of a payload in the usual way, in the same process.</param>
/// <param name="Filled">What became of the object that was there; null for other ways.</param>
public sealed record ReadAnswer(int Parts, ReadingCost Cost, ReadingCost Deserialize, FilledObject? Filled = null) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.WasRead;

    internal override void Fill(Frame frame) => frame
        .With(Fields.Parts, Parts)
        .With(Fields.WayNanoseconds, Cost.Nanoseconds)
        .With(Fields.WayBytes, Cost.AllocatedBytes)
        .With(Fields.DeserializeNanoseconds, Deserialize.Nanoseconds)
        .With(Fields.DeserializeBytes, Deserialize.AllocatedBytes)
        .WithAny(Fields.KeepsObject, Filled?.IsKept)
        .WithAny(Fields.FirstCollection, Filled?.Collections);

    internal static ReadAnswer Read(Frame frame) => new(
        frame.Get(Fields.Parts),
        new ReadingCost(frame.Get(Fields.WayNanoseconds), frame.Get(Fields.WayBytes)),
        new ReadingCost(frame.Get(Fields.DeserializeNanoseconds), frame.Get(Fields.DeserializeBytes)),
        frame.Find(Fields.KeepsObject) is { } isKept ? new FilledObject(isKept, frame.Get(Fields.FirstCollection)) : null);
}

/// <summary>What became of an object that was there; it was a copy of the value that the payload holds.</summary>
/// <param name="IsKept">True when the object itself has the content.</param>
/// <param name="Collections">What became of its first collection: <c>none</c> where it has none, otherwise <c>replaced</c>, <c>refilled</c>, <c>appended</c> or <c>emptied</c>.</param>
public sealed record FilledObject(bool IsKept, string Collections);

/// <summary>Of one operation, the median of many batches.</summary>
/// <param name="Nanoseconds">Of CPU time, where the platform has that clock and the library works on the calling thread; otherwise of wall time.</param>
/// <param name="AllocatedBytes">By the measuring thread; by the process where the library works on others.</param>
public sealed record ReadingCost(long Nanoseconds, long AllocatedBytes);
