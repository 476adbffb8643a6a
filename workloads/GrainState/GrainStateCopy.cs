namespace Goldilocks.Workloads;

/// <summary>Allocates an equal document, object by object.</summary>
internal static class GrainStateCopy
{
    public static PubSubGrainStateDocument Of(PubSubGrainStateDocument document) => new()
    {
        Id = Fresh.Copy(document.Id),
        Etag = Fresh.Copy(document.Etag),
        Doc = new PubSubGrainState
        {
            Id = Fresh.Copy(document.Doc.Id),
            Type = Fresh.Copy(document.Doc.Type),
            Producers = Of(document.Doc.Producers, Of),
            Consumers = Of(document.Doc.Consumers, Of),
            Metadata = Fresh.Copy(document.Doc.Metadata, Of),
        },
    };

    private static HashSetContainer<T> Of<T>(HashSetContainer<T> container, Func<T, T> copy) => new()
    {
        Type = Fresh.Copy(container.Type),
        Values = Fresh.Copy(container.Values, copy),
    };

    private static PubSubPublisherState Of(PubSubPublisherState producer) => new()
    {
        Id = Fresh.Copy(producer.Id),
        Type = Fresh.Copy(producer.Type),
        Producer = new StreamProducer { Type = Fresh.Copy(producer.Producer.Type), Key = Fresh.Copy(producer.Producer.Key) },
        Stream = Of(producer.Stream),
        LastTimeUsed = Fresh.Copy(producer.LastTimeUsed),
    };

    private static PubSubSubscriptionState Of(PubSubSubscriptionState consumer) => new()
    {
        Id = Fresh.Copy(consumer.Id),
        Type = Fresh.Copy(consumer.Type),
        SubscriptionId = new GuidId
        {
            Id = Fresh.Copy(consumer.SubscriptionId.Id),
            Type = Fresh.Copy(consumer.SubscriptionId.Type),
            Guid = consumer.SubscriptionId.Guid,
        },
        Stream = Of(consumer.Stream),
        Consumer = new StreamConsumer { Type = Fresh.Copy(consumer.Consumer.Type), Key = Fresh.Copy(consumer.Consumer.Key) },
        FilterData = consumer.FilterData is { } filter ? Of(filter) : null,
        State = consumer.State,
    };

    private static QualifiedStreamId Of(QualifiedStreamId stream) => new()
    {
        Id = Fresh.Copy(stream.Id),
        Type = Fresh.Copy(stream.Type),
        ProviderName = Fresh.Copy(stream.ProviderName),
        StreamId = new StreamId
        {
            Id = Fresh.Copy(stream.StreamId.Id),
            Type = Fresh.Copy(stream.StreamId.Type),
            FullKey = new BinaryData
            {
                Type = Fresh.Copy(stream.StreamId.FullKey.Type),
                Value = new BinaryValue { Binary = Of(stream.StreamId.FullKey.Value.Binary) },
            },
            KeyIndex = stream.StreamId.KeyIndex,
            HashCode = stream.StreamId.HashCode,
        },
    };

    private static BinaryInfo Of(BinaryInfo info) => new()
    {
        Base64 = Fresh.Copy(info.Base64),
        SubType = Fresh.Copy(info.SubType),
    };

    private static FilterData Of(FilterData filter) => new()
    {
        Id = Fresh.Copy(filter.Id),
        Type = Fresh.Copy(filter.Type),
        Properties = Fresh.Copy(filter.Properties, text => Fresh.Copy(text)),
    };

    private static MetadataEntry Of(MetadataEntry entry) => new()
    {
        Name = Fresh.Copy(entry.Name),
        Value = Fresh.Copy(entry.Value),
        Timestamp = Fresh.Copy(entry.Timestamp),
        Tags = Fresh.Copy(entry.Tags, tag => Fresh.Copy(tag)),
    };
}
