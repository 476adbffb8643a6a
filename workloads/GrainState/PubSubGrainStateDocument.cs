namespace Goldilocks.Workloads;

/// <summary>The Orleans study's object: the stored state of a stream's rendezvous grain. Names and nesting are the study's.</summary>
[Contract]
public sealed partial class PubSubGrainStateDocument
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Etag { get; set; } = "";

    [Member(First + 2)]
    public PubSubGrainState Doc { get; set; } = null!;
}

[Contract]
public sealed partial class PubSubGrainState
{
    [Member(First + 0)]
    public string Id { get; set; } = "";

    [Member(First + 1)]
    public string Type { get; set; } = "";

    [Member(First + 2)]
    public HashSetContainer<PubSubPublisherState> Producers { get; set; } = null!;

    [Member(First + 3)]
    public HashSetContainer<PubSubSubscriptionState> Consumers { get; set; } = null!;

    [Member(First + 4)]
    public Dictionary<string, MetadataEntry> Metadata { get; set; } = null!;
}

[Contract]
public sealed partial class HashSetContainer<T>
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public List<T> Values { get; set; } = null!;
}

[Contract]
public sealed partial class MetadataEntry
{
    [Member(First + 0)]
    public string Name { get; set; } = "";

    [Member(First + 1)]
    public string Value { get; set; } = "";

    [Member(First + 2)]
    public string Timestamp { get; set; } = "";

    [Member(First + 3)]
    public List<string> Tags { get; set; } = null!;
}
