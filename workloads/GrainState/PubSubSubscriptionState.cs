namespace Goldilocks.Workloads;

[Contract]
public sealed partial class PubSubSubscriptionState
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public GuidId SubscriptionId { get; set; } = null!;

    [Member(First + 3)]
    public QualifiedStreamId Stream { get; set; } = null!;

    [Member(First + 4)]
    public StreamConsumer Consumer { get; set; } = null!;

    /// <summary>Null in two of three.</summary>
    [Member(First + 5)]
    public FilterData? FilterData { get; set; }

    /// <summary>An enumeration stored as its number: 0 to 2.</summary>
    [Member(First + 6)]
    public int State { get; set; }
}

[Contract]
public sealed partial class GuidId
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public Guid Guid { get; set; }
}

[Contract]
public sealed partial class StreamConsumer
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public string Key { get; set; } = "";
}

[Contract]
public sealed partial class FilterData
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public Dictionary<string, string> Properties { get; set; } = null!;
}
