internal readonly struct GrainStateConversion : IConversion<PubSubGrainStateDocument, Own.PubSubGrainStateDocument>
{
    public static Own.PubSubGrainStateDocument ToOwn(PubSubGrainStateDocument value) => new()
    {
        Id = value.Id,
        Etag = value.Etag,
        Doc = new Own.PubSubGrainState
        {
            Id = value.Doc.Id,
            Type = value.Doc.Type,
            Producers = new() { Type = value.Doc.Producers.Type, Values = Lists.Convert(value.Doc.Producers.Values, ToOwn) },
            Consumers = new() { Type = value.Doc.Consumers.Type, Values = Lists.Convert(value.Doc.Consumers.Values, ToOwn) },
            Metadata = MapToOwn(value.Doc.Metadata),
        },
    };

    public static PubSubGrainStateDocument ToApplication(Own.PubSubGrainStateDocument own) => new()
    {
        Id = own.Id,
        Etag = own.Etag,
        Doc = new PubSubGrainState
        {
            Id = own.Doc.Id,
            Type = own.Doc.Type,
            Producers = new() { Type = own.Doc.Producers.Type, Values = Lists.Convert(own.Doc.Producers.Values, ToApplication) },
            Consumers = new() { Type = own.Doc.Consumers.Type, Values = Lists.Convert(own.Doc.Consumers.Values, ToApplication) },
            Metadata = MapToApplication(own.Doc.Metadata),
        },
    };

    private static Own.PubSubPublisherState ToOwn(PubSubPublisherState producer) => new()
    {
        Id = producer.Id,
        Type = producer.Type,
        Producer = new() { Type = producer.Producer.Type, Key = producer.Producer.Key },
        Stream = StreamIds.ToOwn(producer.Stream),
        LastTimeUsed = producer.LastTimeUsed,
    };

    private static PubSubPublisherState ToApplication(Own.PubSubPublisherState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        Producer = new() { Type = own.Producer.Type, Key = own.Producer.Key },
        Stream = StreamIds.ToApplication(own.Stream),
        LastTimeUsed = own.LastTimeUsed,
    };

    private static Own.PubSubSubscriptionState ToOwn(PubSubSubscriptionState consumer) => new()
    {
        Id = consumer.Id,
        Type = consumer.Type,
        SubscriptionId = new() { Id = consumer.SubscriptionId.Id, Type = consumer.SubscriptionId.Type, Guid = consumer.SubscriptionId.Guid },
        Stream = StreamIds.ToOwn(consumer.Stream),
        Consumer = new() { Type = consumer.Consumer.Type, Key = consumer.Consumer.Key },
        FilterData = consumer.FilterData is { } filter ? ToOwn(filter) : null,
        State = consumer.State,
    };

    private static PubSubSubscriptionState ToApplication(Own.PubSubSubscriptionState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        SubscriptionId = new() { Id = own.SubscriptionId.Id, Type = own.SubscriptionId.Type, Guid = own.SubscriptionId.Guid },
        Stream = StreamIds.ToApplication(own.Stream),
        Consumer = new() { Type = own.Consumer.Type, Key = own.Consumer.Key },
        FilterData = own.FilterData is { } filter ? ToApplication(filter) : null,
        State = own.State,
    };

    private static Own.FilterData ToOwn(FilterData filter) => new() { Id = filter.Id, Type = filter.Type, Properties = filter.Properties };

    private static FilterData ToApplication(Own.FilterData own) => new() { Id = own.Id, Type = own.Type, Properties = (Dictionary<string, string>)own.Properties };

    private static Dictionary<string, Own.MetadataEntry> MapToOwn(Dictionary<string, MetadataEntry> metadata)
    {
        var map = new Dictionary<string, Own.MetadataEntry>(metadata.Count);
        foreach (var (key, entry) in metadata)
        {
            map.Add(key, new() { Name = entry.Name, Value = entry.Value, Timestamp = entry.Timestamp, Tags = entry.Tags });
        }

        return map;
    }

    private static Dictionary<string, MetadataEntry> MapToApplication(IDictionary<string, Own.MetadataEntry> metadata)
    {
        var map = new Dictionary<string, MetadataEntry>(metadata.Count);
        foreach (var (key, entry) in metadata)
        {
            map.Add(key, new() { Name = entry.Name, Value = entry.Value, Timestamp = entry.Timestamp, Tags = Lists.Of(entry.Tags) });
        }

        return map;
    }
}
