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
            Metadata = ToOwn(value.Doc.Metadata),
        },
    };

    /// <summary>Every object is stored in a variable, because a lazy one is created again at each access.</summary>
    public static PubSubGrainStateDocument ToApplication(Own.PubSubGrainStateDocument own) => new() { Id = own.Id, Etag = own.Etag, Doc = ToApplication(own.Doc) };

    private static PubSubGrainState ToApplication(Own.PubSubGrainState own)
    {
        var (producers, consumers) = (own.Producers, own.Consumers);
        return new()
        {
            Id = own.Id,
            Type = own.Type,
            Producers = new() { Type = producers.Type, Values = Lists.Convert(producers.Values, ToApplication) },
            Consumers = new() { Type = consumers.Type, Values = Lists.Convert(consumers.Values, ToApplication) },
            Metadata = ToApplication(own.Metadata),
        };
    }

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
        Producer = ToProducer(own.Producer),
        Stream = StreamIds.ToApplication(own.Stream),
        LastTimeUsed = own.LastTimeUsed,
    };

    private static Own.PubSubSubscriptionState ToOwn(PubSubSubscriptionState consumer) => new()
    {
        Id = consumer.Id,
        Type = consumer.Type,
        SubscriptionId = new() { Id = consumer.SubscriptionId.Id, Type = consumer.SubscriptionId.Type, Guid = Leaves.ToOwn(consumer.SubscriptionId.Guid) },
        Stream = StreamIds.ToOwn(consumer.Stream),
        Consumer = new() { Type = consumer.Consumer.Type, Key = consumer.Consumer.Key },
        FilterData = consumer.FilterData is { } filter ? ToOwn(filter) : null,
        State = consumer.State,
    };

    private static PubSubSubscriptionState ToApplication(Own.PubSubSubscriptionState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        SubscriptionId = ToApplication(own.SubscriptionId),
        Stream = StreamIds.ToApplication(own.Stream),
        Consumer = ToConsumer(own.Consumer),
        FilterData = own.FilterData is { } filter ? ToApplication(filter) : null,
        State = own.State,
    };

    private static StreamProducer ToProducer(Own.TypedKey own) => new() { Type = own.Type, Key = own.Key };

    private static StreamConsumer ToConsumer(Own.TypedKey own) => new() { Type = own.Type, Key = own.Key };

    private static GuidId ToApplication(Own.GuidId own) => new() { Id = own.Id, Type = own.Type, Guid = Leaves.ToGuid(own.Guid) };

    private static Own.FilterData ToOwn(FilterData filter)
    {
        var properties = new List<Own.TextPair>(filter.Properties.Count);
        foreach (var (key, value) in filter.Properties)
        {
            properties.Add(new() { Key = key, Value = value });
        }

        return new() { Id = filter.Id, Type = filter.Type, Properties = properties };
    }

    private static FilterData ToApplication(Own.FilterData own)
    {
        var pairs = own.Properties;
        var properties = new Dictionary<string, string>(Lists.CountOf(pairs));
        for (var i = 0; i < pairs.Count; i++)
        {
            var pair = pairs[i];
            properties.Add(pair.Key, pair.Value);
        }

        return new() { Id = own.Id, Type = own.Type, Properties = properties };
    }

    private static List<Own.MetadataPair> ToOwn(Dictionary<string, MetadataEntry> metadata)
    {
        var pairs = new List<Own.MetadataPair>(metadata.Count);
        foreach (var (key, entry) in metadata)
        {
            pairs.Add(new() { Key = key, Value = new() { Name = entry.Name, Value = entry.Value, Timestamp = entry.Timestamp, Tags = entry.Tags } });
        }

        return pairs;
    }

    private static Dictionary<string, MetadataEntry> ToApplication(IList<Own.MetadataPair> pairs)
    {
        var metadata = new Dictionary<string, MetadataEntry>(Lists.CountOf(pairs));
        for (var i = 0; i < pairs.Count; i++)
        {
            var pair = pairs[i];
            var entry = pair.Value;
            metadata.Add(pair.Key, new() { Name = entry.Name, Value = entry.Value, Timestamp = entry.Timestamp, Tags = Lists.Of(entry.Tags) });
        }

        return metadata;
    }
}
