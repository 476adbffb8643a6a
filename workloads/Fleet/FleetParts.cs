namespace Goldilocks.Workloads;

[Contract]
public sealed partial class FleetHeader
{
    [Member(First + 0)]
    public string? Name { get; set; }

    [Member(First + 1)]
    public long? Sequence { get; set; }

    [Member(First + 2)]
    public FleetOrigin? Origin { get; set; }

    [Member(First + 3)]
    public int? Version { get; set; }

    [Member(First + 4)]
    public FleetState? State { get; set; }

    [Member(First + 5)]
    public string? Etag { get; set; }

    [Member(First + 6)]
    public bool? IsCompressed { get; set; }

    [Member(First + 7)]
    public ulong? Hash { get; set; }
}

[Contract]
public sealed partial class FleetOrigin
{
    [Member(First + 0)]
    public string? Host { get; set; }

    [Member(First + 1)]
    public int? Port { get; set; }

    [Member(First + 2)]
    public FleetRoute? Route { get; set; }
}

[Contract]
public sealed partial class FleetRoute
{
    [Member(First + 0)]
    public List<FleetHop>? Hops { get; set; }

    [Member(First + 1)]
    public long? TotalMicros { get; set; }
}

[Contract]
public sealed partial class FleetHop
{
    [Member(First + 0)]
    public int? Node { get; set; }

    [Member(First + 1)]
    public long? Micros { get; set; }

    [Member(First + 2)]
    public FleetCause? Cause { get; set; }
}

[Contract]
public sealed partial class FleetPart
{
    [Member(First + 0)]
    public int? Index { get; set; }

    [Member(First + 1)]
    public string? Key { get; set; }

    [Member(First + 2)]
    public FleetValue? Value { get; set; }
}

[Contract]
public sealed partial class FleetValue
{
    [Member(First + 0)]
    public long? Number { get; set; }

    [Member(First + 1)]
    public string? Text { get; set; }

    [Member(First + 2)]
    public double? Real { get; set; }

    [Member(First + 3)]
    public bool? Truth { get; set; }

    [Member(First + 4)]
    public byte[]? Bytes { get; set; }

    [Member(First + 5)]
    public List<FleetCounter>? Counters { get; set; }

    [Member(First + 6)]
    public FleetState? State { get; set; }
}

[Contract]
public sealed partial class FleetCounter
{
    [Member(First + 0)]
    public int? Bucket { get; set; }

    [Member(First + 1)]
    public long? Count { get; set; }
}

[Contract]
public sealed partial class FleetLimits
{
    [Member(First + 0)]
    public long? Bytes { get; set; }

    [Member(First + 1)]
    public int? Entries { get; set; }

    [Member(First + 2)]
    public float? Ratio { get; set; }

    [Member(First + 3)]
    public FleetWindow? Window { get; set; }
}

[Contract]
public sealed partial class FleetWindow
{
    [Member(First + 0)]
    public long? StartMicros { get; set; }

    [Member(First + 1)]
    public long? EndMicros { get; set; }
}

[Contract]
public sealed partial class FleetTrace
{
    [Member(First + 0)]
    public ulong? TraceId { get; set; }

    [Member(First + 1)]
    public bool? IsSampled { get; set; }

    [Member(First + 2)]
    public List<FleetSpan>? Spans { get; set; }
}

[Contract]
public sealed partial class FleetSpan
{
    [Member(First + 0)]
    public uint? Id { get; set; }

    [Member(First + 1)]
    public string? Operation { get; set; }

    [Member(First + 2)]
    public long? StartMicros { get; set; }

    [Member(First + 3)]
    public int? Duration { get; set; }
}

[Contract]
public sealed partial class FleetBlob
{
    [Member(First + 0)]
    public string? MediaType { get; set; }

    [Member(First + 1)]
    public byte[]? Content { get; set; }
}
