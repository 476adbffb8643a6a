using Apache.Ignite.Core.Binary;

internal static partial class MembersByHand
{
    static partial void AddBuiltIn(Dictionary<Type, Func<bool, IBinarySerializer>> serializers)
    {
        serializers.Add(typeof(Person), ByHand<Person, PersonMembers>.Create);
        serializers.Add(typeof(BookShelf), ByHand<BookShelf, BookShelfMembers>.Create);
        serializers.Add(typeof(Book), ByHand<Book, BookMembers>.Create);
        serializers.Add(typeof(CustomerPage), ByHand<CustomerPage, CustomerPageMembers>.Create);
        serializers.Add(typeof(Customer), ByHand<Customer, CustomerMembers>.Create);
        serializers.Add(typeof(Address), ByHand<Address, AddressMembers>.Create);
        serializers.Add(typeof(Telemetry), ByHand<Telemetry, TelemetryMembers>.Create);
        serializers.Add(typeof(Tiny), ByHand<Tiny, TinyMembers>.Create);
        serializers.Add(typeof(PubSubGrainStateDocument), ByHand<PubSubGrainStateDocument, PubSubGrainStateDocumentMembers>.Create);
        serializers.Add(typeof(PubSubGrainState), ByHand<PubSubGrainState, PubSubGrainStateMembers>.Create);
        serializers.Add(typeof(HashSetContainer<PubSubPublisherState>), ByHand<HashSetContainer<PubSubPublisherState>, HashSetContainerMembers<PubSubPublisherState>>.Create);
        serializers.Add(typeof(HashSetContainer<PubSubSubscriptionState>), ByHand<HashSetContainer<PubSubSubscriptionState>, HashSetContainerMembers<PubSubSubscriptionState>>.Create);
        serializers.Add(typeof(MetadataEntry), ByHand<MetadataEntry, MetadataEntryMembers>.Create);
        serializers.Add(typeof(PubSubPublisherState), ByHand<PubSubPublisherState, PubSubPublisherStateMembers>.Create);
        serializers.Add(typeof(StreamProducer), ByHand<StreamProducer, StreamProducerMembers>.Create);
        serializers.Add(typeof(PubSubSubscriptionState), ByHand<PubSubSubscriptionState, PubSubSubscriptionStateMembers>.Create);
        serializers.Add(typeof(GuidId), ByHand<GuidId, GuidIdMembers>.Create);
        serializers.Add(typeof(StreamConsumer), ByHand<StreamConsumer, StreamConsumerMembers>.Create);
        serializers.Add(typeof(FilterData), ByHand<FilterData, FilterDataMembers>.Create);
        serializers.Add(typeof(QualifiedStreamId), ByHand<QualifiedStreamId, QualifiedStreamIdMembers>.Create);
        serializers.Add(typeof(StreamId), ByHand<StreamId, StreamIdMembers>.Create);
        serializers.Add(typeof(BinaryData), ByHand<BinaryData, BinaryDataMembers>.Create);
        serializers.Add(typeof(BinaryValue), ByHand<BinaryValue, BinaryValueMembers>.Create);
        serializers.Add(typeof(BinaryInfo), ByHand<BinaryInfo, BinaryInfoMembers>.Create);
        serializers.Add(typeof(Primitives), ByHand<Primitives, PrimitivesMembers>.Create);
        serializers.Add(typeof(PrimitiveValues), ByHand<PrimitiveValues, PrimitiveValuesMembers>.Create);
        serializers.Add(typeof(Strings), ByHand<Strings, StringsMembers>.Create);
        serializers.Add(typeof(Collections), ByHand<Collections, CollectionsMembers>.Create);
        serializers.Add(typeof(Binary), ByHand<Binary, BinaryMembers>.Create);
        serializers.Add(typeof(Drawing), ByHand<Drawing, DrawingMembers>.Create);
        serializers.Add(typeof(Circle), ByHand<Circle, CircleMembers>.Create);
        serializers.Add(typeof(Box), ByHand<Box, BoxMembers>.Create);
        serializers.Add(typeof(Caption), ByHand<Caption, CaptionMembers>.Create);
        serializers.Add(typeof(Village), ByHand<Village, VillageMembers>.Create);
        serializers.Add(typeof(House), ByHand<House, HouseMembers>.Create);
        serializers.Add(typeof(Room), ByHand<Room, RoomMembers>.Create);
        serializers.Add(typeof(Table), ByHand<Table, TableMembers>.Create);
        serializers.Add(typeof(Bowl), ByHand<Bowl, BowlMembers>.Create);
        serializers.Add(typeof(Porridge), ByHand<Porridge, PorridgeMembers>.Create);
        serializers.Add(typeof(SharedShelf), ByHand<SharedShelf, SharedShelfMembers>.Create);
        serializers.Add(typeof(SharedBook), ByHand<SharedBook, SharedBookMembers>.Create);
    }
}
