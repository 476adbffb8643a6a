namespace Goldilocks.Workloads;

/// <summary>Records of a service, as they are sent between machines.</summary>
[Contract]
public sealed partial class FleetBatch
{
    [Member(First + 0)]
    public List<FleetRecord> Records { get; set; } = null!;
}

/// <summary>Wide and sparse: each member can be absent, and more than half are.</summary>
[Contract]
public sealed partial class FleetRecord
{
    [Member(First + 0)]
    public long? RecordId { get; set; }

    [Member(First + 1)]
    public string? Service { get; set; }

    [Member(First + 2)]
    public int? Shard { get; set; }

    [Member(First + 3)]
    public FleetState? State { get; set; }

    [Member(First + 4)]
    public FleetHeader? Header { get; set; }

    [Member(First + 5)]
    public long? CreatedMicros { get; set; }

    [Member(First + 6)]
    public long? UpdatedMicros { get; set; }

    [Member(First + 7)]
    public string? Owner { get; set; }

    [Member(First + 8)]
    public int? Attempt { get; set; }

    [Member(First + 9)]
    public float? Load { get; set; }

    [Member(First + 10)]
    public bool? IsRetry { get; set; }

    [Member(First + 11)]
    public byte[]? Token { get; set; }

    [Member(First + 12)]
    public FleetCause? Cause { get; set; }

    [Member(First + 13)]
    public ulong? Fingerprint { get; set; }

    [Member(First + 14)]
    public List<FleetPart>? Parts { get; set; }

    [Member(First + 15)]
    public double? Cost { get; set; }

    [Member(First + 16)]
    public int? Priority { get; set; }

    [Member(First + 17)]
    public string? Cell { get; set; }

    [Member(First + 18)]
    public long? Quota { get; set; }

    [Member(First + 19)]
    public FleetLimits? Limits { get; set; }

    [Member(First + 20)]
    public int? Revision { get; set; }

    [Member(First + 21)]
    public FleetState? PreviousState { get; set; }

    [Member(First + 22)]
    public bool? IsTest { get; set; }

    [Member(First + 23)]
    public List<int>? Experiments { get; set; }

    [Member(First + 24)]
    public string? Region { get; set; }

    [Member(First + 25)]
    public long? DeadlineMicros { get; set; }

    [Member(First + 26)]
    public FleetTrace? Trace { get; set; }

    [Member(First + 27)]
    public uint? Checksum { get; set; }

    [Member(First + 28)]
    public int? Zone { get; set; }

    [Member(First + 29)]
    public string? Comment { get; set; }

    [Member(First + 30)]
    public List<string>? Labels { get; set; }

    [Member(First + 31)]
    public float? Weight { get; set; }

    [Member(First + 32)]
    public long? Parent { get; set; }

    [Member(First + 33)]
    public FleetCause? PreviousCause { get; set; }

    [Member(First + 34)]
    public int? Flags { get; set; }

    [Member(First + 35)]
    public FleetBlob? Attachment { get; set; }
}

/// <summary>Few of the possible numbers have a name, and they are no row.</summary>
public enum FleetState
{
    Unknown = 0,
    Queued = 6,
    Running = 38,
    Draining = 53,
    Done = 76,
    Lost = 112,
}

public enum FleetCause
{
    None = 0,
    Timeout = 23,
    Moved = 31,
    Evicted = 58,
    Overload = 99,
    Operator = 124,
}
