using Avro;
using Avro.Generic;

internal readonly struct GrainStateRecord : IConversion<PubSubGrainStateDocument, GenericRecord>
{
    private static readonly RecordSchema s_document = Schemas.For(typeof(PubSubGrainStateDocument))!;
    private static readonly RecordSchema s_state = Named("PubSubGrainState");
    private static readonly RecordSchema s_producers = Named("Producers");
    private static readonly RecordSchema s_consumers = Named("Consumers");
    private static readonly RecordSchema s_publisher = Named("PubSubPublisherState");
    private static readonly RecordSchema s_subscription = Named("PubSubSubscriptionState");
    private static readonly RecordSchema s_producer = Named("StreamProducer");
    private static readonly RecordSchema s_consumer = Named("StreamConsumer");
    private static readonly RecordSchema s_guidId = Named("GuidId");
    private static readonly RecordSchema s_filter = Named("FilterData");
    private static readonly RecordSchema s_entry = Named("MetadataEntry");

    public static GenericRecord ToOwn(PubSubGrainStateDocument value)
    {
        var producers = Records.Make(s_producers, value.Doc.Producers.Type, Records.ArrayOf(value.Doc.Producers.Values, ToOwn));
        var consumers = Records.Make(s_consumers, value.Doc.Consumers.Type, Records.ArrayOf(value.Doc.Consumers.Values, ToOwn));
        var metadata = Records.MapOf(value.Doc.Metadata, ToOwn);
        return Records.Make(s_document, value.Id, value.Etag, Records.Make(s_state, value.Doc.Id, value.Doc.Type, producers, consumers, metadata));
    }

    public static PubSubGrainStateDocument ToApplication(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Etag = own.Get<string>(1),
        Doc = ToState(own.Get<GenericRecord>(2)),
    };

    private static PubSubGrainState ToState(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        Producers = ToContainer(own.Get<GenericRecord>(2), static producer => ToPublisher((GenericRecord)producer)),
        Consumers = ToContainer(own.Get<GenericRecord>(3), static consumer => ToSubscription((GenericRecord)consumer)),
        Metadata = own.DictionaryOf(4, static entry => ToEntry((GenericRecord)entry)),
    };

    private static HashSetContainer<T> ToContainer<T>(GenericRecord own, Func<object, T> convert) => new() { Type = own.Get<string>(0), Values = own.ListOf(1, convert) };

    private static GenericRecord ToOwn(PubSubPublisherState publisher) => Records.Make(
        s_publisher,
        publisher.Id,
        publisher.Type,
        Records.Make(s_producer, publisher.Producer.Type, publisher.Producer.Key),
        StreamIdRecord.ToOwn(publisher.Stream),
        publisher.LastTimeUsed);

    private static PubSubPublisherState ToPublisher(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        Producer = ToProducer(own.Get<GenericRecord>(2)),
        Stream = StreamIdRecord.ToApplication(own.Get<GenericRecord>(3)),
        LastTimeUsed = own.Get<string>(4),
    };

    private static GenericRecord ToOwn(PubSubSubscriptionState subscription) => Records.Make(
        s_subscription,
        subscription.Id,
        subscription.Type,
        Records.Make(s_guidId, subscription.SubscriptionId.Id, subscription.SubscriptionId.Type, subscription.SubscriptionId.Guid),
        StreamIdRecord.ToOwn(subscription.Stream),
        Records.Make(s_consumer, subscription.Consumer.Type, subscription.Consumer.Key),
        subscription.FilterData is { } filter ? ToOwn(filter) : null,
        subscription.State);

    private static PubSubSubscriptionState ToSubscription(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        SubscriptionId = ToGuidId(own.Get<GenericRecord>(2)),
        Stream = StreamIdRecord.ToApplication(own.Get<GenericRecord>(3)),
        Consumer = ToConsumer(own.Get<GenericRecord>(4)),
        FilterData = own.Get<GenericRecord?>(5) is { } filter ? ToFilter(filter) : null,
        State = own.Get<int>(6),
    };

    private static GuidId ToGuidId(GenericRecord own) => new() { Id = own.Get<string>(0), Type = own.Get<string>(1), Guid = own.Get<Guid>(2) };

    private static StreamProducer ToProducer(GenericRecord own) => new() { Type = own.Get<string>(0), Key = own.Get<string>(1) };

    private static StreamConsumer ToConsumer(GenericRecord own) => new() { Type = own.Get<string>(0), Key = own.Get<string>(1) };

    private static GenericRecord ToOwn(FilterData filter) =>
        Records.Make(s_filter, filter.Id, filter.Type, Records.MapOf(filter.Properties, static text => text));

    private static FilterData ToFilter(GenericRecord own) => new()
    {
        Id = own.Get<string>(0),
        Type = own.Get<string>(1),
        Properties = own.DictionaryOf(2, static text => (string)text),
    };

    private static GenericRecord ToOwn(MetadataEntry entry) =>
        Records.Make(s_entry, entry.Name, entry.Value, entry.Timestamp, Records.ArrayOf(entry.Tags, static tag => tag));

    private static MetadataEntry ToEntry(GenericRecord own) => new()
    {
        Name = own.Get<string>(0),
        Value = own.Get<string>(1),
        Timestamp = own.Get<string>(2),
        Tags = own.ListOf(3, static tag => (string)tag),
    };

    private static RecordSchema Named(string name) => Schemas.Named(typeof(PubSubGrainStateDocument), name);
}
