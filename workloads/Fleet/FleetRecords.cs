using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// Draws records from the distributions that fleetbench publishes: nearly half of the members are present, a third of the numbers fit into seven bits and a fifth need seven bytes or more, half of the texts
/// have at most eleven characters and one in a hundred has five hundred.
/// </summary>
internal sealed class FleetRecords(SeededRandom random)
{
    private static readonly FleetState[] s_states = [FleetState.Queued, FleetState.Running, FleetState.Draining, FleetState.Done, FleetState.Lost];

    private static readonly FleetCause[] s_causes = [FleetCause.Timeout, FleetCause.Moved, FleetCause.Evicted, FleetCause.Overload, FleetCause.Operator];

    /// <summary>Bits of a number; of a hundred integers that fleetbench sets, that many need so many bytes of seven bits.</summary>
    private static readonly int[] s_bits = [7, 7, 7, 7, 14, 21, 28, 28, 28, 35, 49, 56];

    /// <summary>Lengths of the texts that fleetbench sets, at equal steps of their distribution.</summary>
    private static readonly int[] s_lengths = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 21, 24, 30, 38, 52, 80, 200];

    private readonly Prose _prose = new(random);

    public FleetRecord Record() => new()
    {
        RecordId = Here() ? Long() : null,
        Service = Here() ? Text() : null,
        Shard = Here() ? Integer() : null,
        State = Here() ? s_states[random.Next(s_states.Length)] : null,
        Header = Here() ? Header() : null,
        CreatedMicros = Here() ? Long() : null,
        UpdatedMicros = Here() ? Long() : null,
        Owner = Here() ? Text() : null,
        Attempt = Here() ? Integer() : null,
        Load = Here() ? (float)random.NextDouble() : null,
        IsRetry = Here() ? random.Next(2) == 0 : null,
        Token = Here() ? Bytes() : null,
        Cause = Here() ? s_causes[random.Next(s_causes.Length)] : null,
        Fingerprint = Here() ? random.NextUInt64() >> 1 : null,
        Parts = Here() ? Some(Part) : null,
        Cost = Here() ? random.NextDouble() : null,
        Priority = Here() ? Integer() : null,
        Cell = Here() ? Text() : null,
        Quota = Here() ? Long() : null,
        Limits = Here() ? Limits() : null,
        Revision = Here() ? Integer() : null,
        PreviousState = Here() ? s_states[random.Next(s_states.Length)] : null,
        IsTest = Here() ? random.Next(2) == 0 : null,
        Experiments = Here() ? Some(Integer) : null,
        Region = Here() ? Text() : null,
        DeadlineMicros = Here() ? Long() : null,
        Trace = Here() ? Trace() : null,
        Checksum = Here() ? (uint)(random.NextUInt64() >> 33) : null,
        Zone = Here() ? Integer() : null,
        Comment = Here() ? Text() : null,
        Labels = Here() ? Some(Text) : null,
        Weight = Here() ? (float)random.NextDouble() : null,
        Parent = Here() ? Long() : null,
        PreviousCause = Here() ? s_causes[random.Next(s_causes.Length)] : null,
        Flags = Here() ? Integer() : null,
        Attachment = Here() ? Blob() : null,
    };

    private FleetHeader Header() => new()
    {
        Name = Here() ? Text() : null,
        Sequence = Here() ? Long() : null,
        Origin = Here() ? Origin() : null,
        Version = Here() ? Integer() : null,
        State = Here() ? s_states[random.Next(s_states.Length)] : null,
        Etag = Here() ? Text() : null,
        IsCompressed = Here() ? random.Next(2) == 0 : null,
        Hash = Here() ? random.NextUInt64() >> 1 : null,
    };

    private FleetOrigin Origin() => new()
    {
        Host = Here() ? Text() : null,
        Port = Here() ? Integer() : null,
        Route = Here() ? Route() : null,
    };

    private FleetRoute Route() => new()
    {
        Hops = Here() ? Some(Hop) : null,
        TotalMicros = Here() ? Long() : null,
    };

    private FleetHop Hop() => new()
    {
        Node = Here() ? Integer() : null,
        Micros = Here() ? Long() : null,
        Cause = Here() ? s_causes[random.Next(s_causes.Length)] : null,
    };

    private FleetPart Part() => new()
    {
        Index = Here() ? Integer() : null,
        Key = Here() ? Text() : null,
        Value = Here() ? Value() : null,
    };

    private FleetValue Value() => new()
    {
        Number = Here() ? Long() : null,
        Text = Here() ? Text() : null,
        Real = Here() ? random.NextDouble() : null,
        Truth = Here() ? random.Next(2) == 0 : null,
        Bytes = Here() ? Bytes() : null,
        Counters = Here() ? Some(Counter) : null,
        State = Here() ? s_states[random.Next(s_states.Length)] : null,
    };

    private FleetCounter Counter() => new()
    {
        Bucket = Here() ? Integer() : null,
        Count = Here() ? Long() : null,
    };

    private FleetLimits Limits() => new()
    {
        Bytes = Here() ? Long() : null,
        Entries = Here() ? Integer() : null,
        Ratio = Here() ? (float)random.NextDouble() : null,
        Window = Here() ? Window() : null,
    };

    private FleetWindow Window() => new()
    {
        StartMicros = Here() ? Long() : null,
        EndMicros = Here() ? Long() : null,
    };

    private FleetTrace Trace() => new()
    {
        TraceId = Here() ? random.NextUInt64() >> 1 : null,
        IsSampled = Here() ? random.Next(2) == 0 : null,
        Spans = Here() ? Some(Span) : null,
    };

    private FleetSpan Span() => new()
    {
        Id = Here() ? (uint)(random.NextUInt64() >> 33) : null,
        Operation = Here() ? Text() : null,
        StartMicros = Here() ? Long() : null,
        Duration = Here() ? Integer() : null,
    };

    private FleetBlob Blob() => new()
    {
        MediaType = Here() ? Text() : null,
        Content = Here() ? Bytes() : null,
    };

    // A message of the original that has no member set is there nevertheless; here it would be an empty object, which some formats cannot tell from none.
    private bool Here() => random.Next(100) < 45;

    private int Integer() => (int)(Long() & int.MaxValue);

    private long Long() => (long)(random.NextUInt64() >> (64 - s_bits[random.Next(s_bits.Length)]));

    private string Text() => _prose.Latin(s_lengths[random.Next(s_lengths.Length)]);

    private byte[] Bytes()
    {
        var bytes = new byte[s_lengths[random.Next(s_lengths.Length)]];
        random.Fill(bytes);
        return bytes;
    }

    private List<T> Some<T>(Func<T> make) => [.. Enumerable.Range(0, random.Next(1, 5)).Select(_ => make())];
}
