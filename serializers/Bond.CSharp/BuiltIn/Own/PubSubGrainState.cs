using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class PubSubGrainStateDocument
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Etag { get; set; } = "";

    [Id(2)]
    public PubSubGrainState Doc { get; set; } = new();
}

[Schema]
internal sealed class PubSubGrainState
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public HashSetContainer<PubSubPublisherState> Producers { get; set; } = new();

    [Id(3)]
    public HashSetContainer<PubSubSubscriptionState> Consumers { get; set; } = new();

    [Id(4)]
    public Dictionary<string, MetadataEntry> Metadata { get; set; } = [];
}

[Schema]
internal sealed class HashSetContainer<T>
{
    [Id(0)]
    public string Type { get; set; } = "";

    [Id(1)]
    public List<T> Values { get; set; } = [];
}

[Schema]
internal sealed class MetadataEntry
{
    [Id(0)]
    public string Name { get; set; } = "";

    [Id(1)]
    public string Value { get; set; } = "";

    [Id(2)]
    public string Timestamp { get; set; } = "";

    [Id(3)]
    public List<string> Tags { get; set; } = [];
}

[Schema]
internal sealed class PubSubPublisherState
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public TypedKey Producer { get; set; } = new();

    [Id(3)]
    public QualifiedStreamId Stream { get; set; } = new();

    [Id(4)]
    public string LastTimeUsed { get; set; } = "";
}

[Schema]
internal sealed class PubSubSubscriptionState
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public GuidId SubscriptionId { get; set; } = new();

    [Id(3)]
    public QualifiedStreamId Stream { get; set; } = new();

    [Id(4)]
    public TypedKey Consumer { get; set; } = new();

    [Id(5), Type(typeof(Bond.Tag.nullable<FilterData>))]
    public FilterData? FilterData { get; set; }

    [Id(6)]
    public int State { get; set; }
}

/// <summary>StreamProducer and StreamConsumer.</summary>
[Schema]
internal sealed class TypedKey
{
    [Id(0)]
    public string Type { get; set; } = "";

    [Id(1)]
    public string Key { get; set; } = "";
}

[Schema]
internal sealed class GuidId
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2), Type(typeof(Bond.Tag.blob))]
    public Guid Guid { get; set; }
}

[Schema]
internal sealed class FilterData
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public string Type { get; set; } = "";

    [Id(2)]
    public Dictionary<string, string> Properties { get; set; } = [];
}
