internal readonly struct PubSubGrainStateDocumentMembers : IMembers<PubSubGrainStateDocument>
{
    public static void Write<TWriter>(PubSubGrainStateDocument value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Etag), value.Etag);
        to.WriteObject(nameof(value.Doc), value.Doc);
    }

    public static void Read<TReader>(PubSubGrainStateDocument value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Etag = from.String(nameof(value.Etag));
        value.Doc = from.Object<PubSubGrainState>(nameof(value.Doc));
    }
}

internal readonly struct PubSubGrainStateMembers : IMembers<PubSubGrainState>
{
    public static void Write<TWriter>(PubSubGrainState value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.WriteObject(nameof(value.Producers), value.Producers);
        to.WriteObject(nameof(value.Consumers), value.Consumers);
        to.Write(nameof(value.Metadata), value.Metadata);
    }

    public static void Read<TReader>(PubSubGrainState value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.Producers = from.Object<HashSetContainer<PubSubPublisherState>>(nameof(value.Producers));
        value.Consumers = from.Object<HashSetContainer<PubSubSubscriptionState>>(nameof(value.Consumers));
        value.Metadata = from.Dictionary<MetadataEntry>(nameof(value.Metadata));
    }
}

internal readonly struct HashSetContainerMembers<TItem> : IMembers<HashSetContainer<TItem>>
{
    public static void Write<TWriter>(HashSetContainer<TItem> value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.Values), value.Values);
    }

    public static void Read<TReader>(HashSetContainer<TItem> value, TReader from) where TReader : struct, IMemberReader
    {
        value.Type = from.String(nameof(value.Type));
        value.Values = from.List<TItem>(nameof(value.Values));
    }
}

internal readonly struct MetadataEntryMembers : IMembers<MetadataEntry>
{
    public static void Write<TWriter>(MetadataEntry value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Name), value.Name);
        to.Write(nameof(value.Value), value.Value);
        to.Write(nameof(value.Timestamp), value.Timestamp);
        to.Write(nameof(value.Tags), value.Tags);
    }

    public static void Read<TReader>(MetadataEntry value, TReader from) where TReader : struct, IMemberReader
    {
        value.Name = from.String(nameof(value.Name));
        value.Value = from.String(nameof(value.Value));
        value.Timestamp = from.String(nameof(value.Timestamp));
        value.Tags = from.List<string>(nameof(value.Tags));
    }
}

internal readonly struct PubSubPublisherStateMembers : IMembers<PubSubPublisherState>
{
    public static void Write<TWriter>(PubSubPublisherState value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.WriteObject(nameof(value.Producer), value.Producer);
        to.WriteObject(nameof(value.Stream), value.Stream);
        to.Write(nameof(value.LastTimeUsed), value.LastTimeUsed);
    }

    public static void Read<TReader>(PubSubPublisherState value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.Producer = from.Object<StreamProducer>(nameof(value.Producer));
        value.Stream = from.Object<QualifiedStreamId>(nameof(value.Stream));
        value.LastTimeUsed = from.String(nameof(value.LastTimeUsed));
    }
}

internal readonly struct StreamProducerMembers : IMembers<StreamProducer>
{
    public static void Write<TWriter>(StreamProducer value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.Key), value.Key);
    }

    public static void Read<TReader>(StreamProducer value, TReader from) where TReader : struct, IMemberReader
    {
        value.Type = from.String(nameof(value.Type));
        value.Key = from.String(nameof(value.Key));
    }
}

internal readonly struct PubSubSubscriptionStateMembers : IMembers<PubSubSubscriptionState>
{
    public static void Write<TWriter>(PubSubSubscriptionState value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.WriteObject(nameof(value.SubscriptionId), value.SubscriptionId);
        to.WriteObject(nameof(value.Stream), value.Stream);
        to.WriteObject(nameof(value.Consumer), value.Consumer);
        to.WriteObject(nameof(value.FilterData), value.FilterData);
        to.Write(nameof(value.State), value.State);
    }

    public static void Read<TReader>(PubSubSubscriptionState value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.SubscriptionId = from.Object<GuidId>(nameof(value.SubscriptionId));
        value.Stream = from.Object<QualifiedStreamId>(nameof(value.Stream));
        value.Consumer = from.Object<StreamConsumer>(nameof(value.Consumer));
        value.FilterData = from.Object<FilterData?>(nameof(value.FilterData));
        value.State = from.Int32(nameof(value.State));
    }
}

internal readonly struct GuidIdMembers : IMembers<GuidId>
{
    public static void Write<TWriter>(GuidId value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.Guid), value.Guid);
    }

    public static void Read<TReader>(GuidId value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.Guid = from.Guid(nameof(value.Guid));
    }
}

internal readonly struct StreamConsumerMembers : IMembers<StreamConsumer>
{
    public static void Write<TWriter>(StreamConsumer value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.Key), value.Key);
    }

    public static void Read<TReader>(StreamConsumer value, TReader from) where TReader : struct, IMemberReader
    {
        value.Type = from.String(nameof(value.Type));
        value.Key = from.String(nameof(value.Key));
    }
}

internal readonly struct FilterDataMembers : IMembers<FilterData>
{
    public static void Write<TWriter>(FilterData value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Type), value.Type);
        to.Write(nameof(value.Properties), value.Properties);
    }

    public static void Read<TReader>(FilterData value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.String(nameof(value.Id));
        value.Type = from.String(nameof(value.Type));
        value.Properties = from.Dictionary<string>(nameof(value.Properties));
    }
}
