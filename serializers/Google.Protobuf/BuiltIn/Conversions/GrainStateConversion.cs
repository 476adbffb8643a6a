using Google.Protobuf.Collections;

internal readonly struct GrainStateConversion : IConversion<PubSubGrainStateDocument, Proto.PubSubGrainStateDocument>
{
    public static Proto.PubSubGrainStateDocument ToOwn(PubSubGrainStateDocument value)
    {
        var state = new Proto.PubSubGrainState
        {
            Id = value.Doc.Id,
            Type = value.Doc.Type,
            Producers = new Proto.Producers { Type = value.Doc.Producers.Type },
            Consumers = new Proto.Consumers { Type = value.Doc.Consumers.Type },
        };
        Fill(state.Producers.Values, value.Doc.Producers.Values, ToOwn);
        Fill(state.Consumers.Values, value.Doc.Consumers.Values, ToOwn);
        foreach (var (key, entry) in value.Doc.Metadata)
        {
            state.Metadata.Add(key, ToOwn(entry));
        }

        return new Proto.PubSubGrainStateDocument { Id = value.Id, Etag = value.Etag, Doc = state };
    }

    public static PubSubGrainStateDocument ToApplication(Proto.PubSubGrainStateDocument own)
    {
        var metadata = new Dictionary<string, MetadataEntry>(own.Doc.Metadata.Count);
        foreach (var (key, entry) in own.Doc.Metadata)
        {
            metadata.Add(key, ToApplication(entry));
        }

        var state = new PubSubGrainState
        {
            Id = own.Doc.Id,
            Type = own.Doc.Type,
            Producers = new() { Type = own.Doc.Producers.Type, Values = ToList(own.Doc.Producers.Values, ToApplication) },
            Consumers = new() { Type = own.Doc.Consumers.Type, Values = ToList(own.Doc.Consumers.Values, ToApplication) },
            Metadata = metadata,
        };
        return new PubSubGrainStateDocument { Id = own.Id, Etag = own.Etag, Doc = state };
    }

    private static Proto.PubSubPublisherState ToOwn(PubSubPublisherState producer) => new()
    {
        Id = producer.Id,
        Type = producer.Type,
        Producer = new Proto.TypedKey { Type = producer.Producer.Type, Key = producer.Producer.Key },
        Stream = ToOwn(producer.Stream),
        LastTimeUsed = producer.LastTimeUsed,
    };

    private static PubSubPublisherState ToApplication(Proto.PubSubPublisherState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        Producer = new StreamProducer { Type = own.Producer.Type, Key = own.Producer.Key },
        Stream = ToApplication(own.Stream),
        LastTimeUsed = own.LastTimeUsed,
    };

    private static Proto.PubSubSubscriptionState ToOwn(PubSubSubscriptionState consumer) => new()
    {
        Id = consumer.Id,
        Type = consumer.Type,
        SubscriptionId = new Proto.GuidId
        {
            Id = consumer.SubscriptionId.Id,
            Type = consumer.SubscriptionId.Type,
            Guid = Leaves.ToOwn(consumer.SubscriptionId.Guid),
        },
        Stream = ToOwn(consumer.Stream),
        Consumer = new Proto.TypedKey { Type = consumer.Consumer.Type, Key = consumer.Consumer.Key },
        FilterData = consumer.FilterData is { } filter ? ToOwn(filter) : null,
        State = consumer.State,
    };

    private static PubSubSubscriptionState ToApplication(Proto.PubSubSubscriptionState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        SubscriptionId = new GuidId
        {
            Id = own.SubscriptionId.Id,
            Type = own.SubscriptionId.Type,
            Guid = Leaves.ToGuid(own.SubscriptionId.Guid),
        },
        Stream = ToApplication(own.Stream),
        Consumer = new StreamConsumer { Type = own.Consumer.Type, Key = own.Consumer.Key },
        FilterData = own.FilterData is { } filter ? ToApplication(filter) : null,
        State = own.State,
    };

    private static Proto.QualifiedStreamId ToOwn(QualifiedStreamId stream) => new()
    {
        Id = stream.Id,
        Type = stream.Type,
        ProviderName = stream.ProviderName,
        StreamId = new Proto.StreamId
        {
            Id = stream.StreamId.Id,
            Type = stream.StreamId.Type,
            FullKey = new Proto.BinaryData
            {
                Type = stream.StreamId.FullKey.Type,
                Value = new Proto.BinaryValue { Binary = ToOwn(stream.StreamId.FullKey.Value.Binary) },
            },
            KeyIndex = stream.StreamId.KeyIndex,
            HashCode = stream.StreamId.HashCode,
        },
    };

    private static QualifiedStreamId ToApplication(Proto.QualifiedStreamId own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        ProviderName = own.ProviderName,
        StreamId = new StreamId
        {
            Id = own.StreamId.Id,
            Type = own.StreamId.Type,
            FullKey = new BinaryData
            {
                Type = own.StreamId.FullKey.Type,
                Value = new BinaryValue { Binary = ToApplication(own.StreamId.FullKey.Value.Binary) },
            },
            KeyIndex = own.StreamId.KeyIndex,
            HashCode = own.StreamId.HashCode,
        },
    };

    private static Proto.BinaryInfo ToOwn(BinaryInfo info) => new() { Base64 = info.Base64, SubType = info.SubType };

    private static BinaryInfo ToApplication(Proto.BinaryInfo own) => new() { Base64 = own.Base64, SubType = own.SubType };

    private static Proto.FilterData ToOwn(FilterData filter)
    {
        var message = new Proto.FilterData { Id = filter.Id, Type = filter.Type };
        foreach (var (name, value) in filter.Properties)
        {
            message.Properties.Add(name, value);
        }

        return message;
    }

    private static FilterData ToApplication(Proto.FilterData own)
    {
        var properties = new Dictionary<string, string>(own.Properties.Count);
        foreach (var (name, value) in own.Properties)
        {
            properties.Add(name, value);
        }

        return new FilterData { Id = own.Id, Type = own.Type, Properties = properties };
    }

    private static Proto.MetadataEntry ToOwn(MetadataEntry entry)
    {
        var message = new Proto.MetadataEntry { Name = entry.Name, Value = entry.Value, Timestamp = entry.Timestamp };
        message.Tags.AddRange(entry.Tags);
        return message;
    }

    private static MetadataEntry ToApplication(Proto.MetadataEntry own) => new()
    {
        Name = own.Name,
        Value = own.Value,
        Timestamp = own.Timestamp,
        Tags = [.. own.Tags],
    };

    private static void Fill<T, TOwn>(RepeatedField<TOwn> to, List<T> from, Func<T, TOwn> convert)
    {
        to.Reserve(from.Count);
        foreach (var item in from)
        {
            to.Add(convert(item));
        }
    }

    private static List<T> ToList<T, TOwn>(RepeatedField<TOwn> from, Func<TOwn, T> convert)
    {
        var list = new List<T>(from.Count);
        foreach (var item in from)
        {
            list.Add(convert(item));
        }

        return list;
    }
}
