using Google.FlatBuffers;

internal readonly struct GrainStateSchema : ISchema<PubSubGrainStateDocument, Flat.PubSubGrainStateDocumentT>
{
    public static int Write(FlatBufferBuilder builder, PubSubGrainStateDocument value) => Flat.PubSubGrainStateDocument.CreatePubSubGrainStateDocument(
        builder,
        builder.CreateString(value.Id),
        builder.CreateString(value.Etag),
        Write(builder, value.Doc)).Value;

    public static PubSubGrainStateDocument Read(ByteBuffer buffer)
    {
        var own = Flat.PubSubGrainStateDocument.GetRootAsPubSubGrainStateDocument(buffer);
        return new PubSubGrainStateDocument { Id = own.Id, Etag = own.Etag, Doc = Read(own.Doc!.Value) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.PubSubGrainStateDocumentT own) => Flat.PubSubGrainStateDocument.Pack(builder, own).Value;

    public static Flat.PubSubGrainStateDocumentT UnPack(ByteBuffer buffer) => Flat.PubSubGrainStateDocument.GetRootAsPubSubGrainStateDocument(buffer).UnPack();

    public static string Member(PubSubGrainStateDocument value) => value.Doc.Consumers.Values[^1].Consumer.Key;

    public static string ReadMember(ByteBuffer buffer)
    {
        var consumers = Flat.PubSubGrainStateDocument.GetRootAsPubSubGrainStateDocument(buffer).Doc!.Value.Consumers!.Value;
        return consumers.Values(consumers.ValuesLength - 1)!.Value.Consumer!.Value.Key;
    }

    private static Offset<Flat.PubSubGrainState> Write(FlatBufferBuilder builder, PubSubGrainState state) => Flat.PubSubGrainState.CreatePubSubGrainState(
        builder,
        builder.CreateString(state.Id),
        builder.CreateString(state.Type),
        Flat.Producers.CreateProducers(builder, builder.CreateString(state.Producers.Type), Flatten.Vector(builder, state.Producers.Values, Write)),
        Flat.Consumers.CreateConsumers(builder, builder.CreateString(state.Consumers.Type), Flatten.Vector(builder, state.Consumers.Values, Write)),
        Flatten.Vector(builder, state.Metadata, WritePair));

    private static PubSubGrainState Read(Flat.PubSubGrainState own)
    {
        var metadata = new Dictionary<string, MetadataEntry>(own.MetadataLength);
        for (var i = 0; i < own.MetadataLength; i++)
        {
            var pair = own.Metadata(i)!.Value;
            metadata.Add(pair.Key, Read(pair.Entry!.Value));
        }

        var (producers, consumers) = (own.Producers!.Value, own.Consumers!.Value);
        return new PubSubGrainState
        {
            Id = own.Id,
            Type = own.Type,
            Producers = new() { Type = producers.Type, Values = Flatten.List(producers, producers.ValuesLength, static (all, i) => Read(all.Values(i)!.Value)) },
            Consumers = new() { Type = consumers.Type, Values = Flatten.List(consumers, consumers.ValuesLength, static (all, i) => Read(all.Values(i)!.Value)) },
            Metadata = metadata,
        };
    }

    private static Offset<Flat.PubSubPublisherState> Write(FlatBufferBuilder builder, PubSubPublisherState producer) => Flat.PubSubPublisherState.CreatePubSubPublisherState(
        builder,
        builder.CreateString(producer.Id),
        builder.CreateString(producer.Type),
        Flat.TypedKey.CreateTypedKey(builder, builder.CreateString(producer.Producer.Type), builder.CreateString(producer.Producer.Key)),
        Write(builder, producer.Stream),
        builder.CreateString(producer.LastTimeUsed));

    private static PubSubPublisherState Read(Flat.PubSubPublisherState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        Producer = new StreamProducer { Type = own.Producer!.Value.Type, Key = own.Producer!.Value.Key },
        Stream = Read(own.Stream!.Value),
        LastTimeUsed = own.LastTimeUsed,
    };

    private static Offset<Flat.PubSubSubscriptionState> Write(FlatBufferBuilder builder, PubSubSubscriptionState consumer) => Flat.PubSubSubscriptionState.CreatePubSubSubscriptionState(
        builder,
        builder.CreateString(consumer.Id),
        builder.CreateString(consumer.Type),
        Write(builder, consumer.SubscriptionId),
        Write(builder, consumer.Stream),
        Flat.TypedKey.CreateTypedKey(builder, builder.CreateString(consumer.Consumer.Type), builder.CreateString(consumer.Consumer.Key)),
        consumer.FilterData is { } filter ? Write(builder, filter) : default,
        consumer.State);

    private static PubSubSubscriptionState Read(Flat.PubSubSubscriptionState own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        SubscriptionId = Read(own.SubscriptionId!.Value),
        Stream = Read(own.Stream!.Value),
        Consumer = new StreamConsumer { Type = own.Consumer!.Value.Type, Key = own.Consumer!.Value.Key },
        FilterData = own.FilterData is { } filter ? Read(filter) : null,
        State = own.State,
    };

    private static Offset<Flat.GuidId> Write(FlatBufferBuilder builder, GuidId guid)
    {
        var (id, type) = (builder.CreateString(guid.Id), builder.CreateString(guid.Type));
        var (first, second) = Flatten.Halves(guid.Guid);
        Flat.GuidId.StartGuidId(builder);
        Flat.GuidId.AddGuid(builder, Flat.Guid.CreateGuid(builder, first, second));
        Flat.GuidId.AddType(builder, type);
        Flat.GuidId.AddId(builder, id);
        return Flat.GuidId.EndGuidId(builder);
    }

    private static GuidId Read(Flat.GuidId own) => new() { Id = own.Id, Type = own.Type, Guid = Flatten.ToGuid(own.Guid!.Value) };

    private static Offset<Flat.FilterData> Write(FlatBufferBuilder builder, FilterData filter) => Flat.FilterData.CreateFilterData(
        builder,
        builder.CreateString(filter.Id),
        builder.CreateString(filter.Type),
        Flatten.Vector(builder, filter.Properties, WriteProperty));

    private static FilterData Read(Flat.FilterData own)
    {
        var properties = new Dictionary<string, string>(own.PropertiesLength);
        for (var i = 0; i < own.PropertiesLength; i++)
        {
            properties.Add(own.Properties(i)!.Value.Name, own.Properties(i)!.Value.Value);
        }

        return new FilterData { Id = own.Id, Type = own.Type, Properties = properties };
    }

    private static Offset<Flat.Property> WriteProperty(FlatBufferBuilder builder, KeyValuePair<string, string> property) =>
        Flat.Property.CreateProperty(builder, builder.CreateString(property.Key), builder.CreateString(property.Value));

    private static Offset<Flat.QualifiedStreamId> Write(FlatBufferBuilder builder, QualifiedStreamId stream) => Flat.QualifiedStreamId.CreateQualifiedStreamId(
        builder,
        builder.CreateString(stream.Id),
        builder.CreateString(stream.Type),
        builder.CreateString(stream.ProviderName),
        Write(builder, stream.StreamId));

    private static QualifiedStreamId Read(Flat.QualifiedStreamId own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        ProviderName = own.ProviderName,
        StreamId = Read(own.StreamId!.Value),
    };

    private static Offset<Flat.StreamId> Write(FlatBufferBuilder builder, StreamId stream) => Flat.StreamId.CreateStreamId(
        builder,
        builder.CreateString(stream.Id),
        builder.CreateString(stream.Type),
        Write(builder, stream.FullKey),
        stream.KeyIndex,
        stream.HashCode);

    private static StreamId Read(Flat.StreamId own) => new()
    {
        Id = own.Id,
        Type = own.Type,
        FullKey = Read(own.FullKey!.Value),
        KeyIndex = own.KeyIndex,
        HashCode = own.HashCode,
    };

    private static Offset<Flat.BinaryData> Write(FlatBufferBuilder builder, BinaryData data)
    {
        var binary = data.Value.Binary;
        var info = Flat.BinaryInfo.CreateBinaryInfo(builder, builder.CreateString(binary.Base64), builder.CreateString(binary.SubType));
        return Flat.BinaryData.CreateBinaryData(builder, builder.CreateString(data.Type), Flat.BinaryValue.CreateBinaryValue(builder, info));
    }

    private static BinaryData Read(Flat.BinaryData own)
    {
        var binary = own.Value!.Value.Binary!.Value;
        return new BinaryData { Type = own.Type, Value = new BinaryValue { Binary = new BinaryInfo { Base64 = binary.Base64, SubType = binary.SubType } } };
    }

    private static Offset<Flat.MetadataPair> WritePair(FlatBufferBuilder builder, KeyValuePair<string, MetadataEntry> pair) =>
        Flat.MetadataPair.CreateMetadataPair(builder, builder.CreateString(pair.Key), Write(builder, pair.Value));

    private static Offset<Flat.MetadataEntry> Write(FlatBufferBuilder builder, MetadataEntry entry) => Flat.MetadataEntry.CreateMetadataEntry(
        builder,
        builder.CreateString(entry.Name),
        builder.CreateString(entry.Value),
        builder.CreateString(entry.Timestamp),
        Flatten.Vector(builder, entry.Tags));

    private static MetadataEntry Read(Flat.MetadataEntry own) => new()
    {
        Name = own.Name,
        Value = own.Value,
        Timestamp = own.Timestamp,
        Tags = Flatten.List(own, own.TagsLength, static (entry, i) => entry.Tags(i)),
    };
}
