using Apache.Ignite.Core.Binary;

/// <summary>Which hand-written members belong to which class.</summary>
internal static class MembersByHand
{
    private static readonly Dictionary<Type, Func<bool, IBinarySerializer>> s_serializers = new()
    {
        [typeof(Person)] = ByHand<Person, PersonMembers>.Create,
        [typeof(BookShelf)] = ByHand<BookShelf, BookShelfMembers>.Create,
        [typeof(Book)] = ByHand<Book, BookMembers>.Create,
        [typeof(CustomerPage)] = ByHand<CustomerPage, CustomerPageMembers>.Create,
        [typeof(Customer)] = ByHand<Customer, CustomerMembers>.Create,
        [typeof(Address)] = ByHand<Address, AddressMembers>.Create,
        [typeof(Telemetry)] = ByHand<Telemetry, TelemetryMembers>.Create,
        [typeof(Tiny)] = ByHand<Tiny, TinyMembers>.Create,
        [typeof(PubSubGrainStateDocument)] = ByHand<PubSubGrainStateDocument, PubSubGrainStateDocumentMembers>.Create,
        [typeof(PubSubGrainState)] = ByHand<PubSubGrainState, PubSubGrainStateMembers>.Create,
        [typeof(HashSetContainer<PubSubPublisherState>)] = ByHand<HashSetContainer<PubSubPublisherState>, HashSetContainerMembers<PubSubPublisherState>>.Create,
        [typeof(HashSetContainer<PubSubSubscriptionState>)] = ByHand<HashSetContainer<PubSubSubscriptionState>, HashSetContainerMembers<PubSubSubscriptionState>>.Create,
        [typeof(MetadataEntry)] = ByHand<MetadataEntry, MetadataEntryMembers>.Create,
        [typeof(PubSubPublisherState)] = ByHand<PubSubPublisherState, PubSubPublisherStateMembers>.Create,
        [typeof(StreamProducer)] = ByHand<StreamProducer, StreamProducerMembers>.Create,
        [typeof(PubSubSubscriptionState)] = ByHand<PubSubSubscriptionState, PubSubSubscriptionStateMembers>.Create,
        [typeof(GuidId)] = ByHand<GuidId, GuidIdMembers>.Create,
        [typeof(StreamConsumer)] = ByHand<StreamConsumer, StreamConsumerMembers>.Create,
        [typeof(FilterData)] = ByHand<FilterData, FilterDataMembers>.Create,
        [typeof(QualifiedStreamId)] = ByHand<QualifiedStreamId, QualifiedStreamIdMembers>.Create,
        [typeof(StreamId)] = ByHand<StreamId, StreamIdMembers>.Create,
        [typeof(BinaryData)] = ByHand<BinaryData, BinaryDataMembers>.Create,
        [typeof(BinaryValue)] = ByHand<BinaryValue, BinaryValueMembers>.Create,
        [typeof(BinaryInfo)] = ByHand<BinaryInfo, BinaryInfoMembers>.Create,
        [typeof(Primitives)] = ByHand<Primitives, PrimitivesMembers>.Create,
        [typeof(PrimitiveValues)] = ByHand<PrimitiveValues, PrimitiveValuesMembers>.Create,
        [typeof(Strings)] = ByHand<Strings, StringsMembers>.Create,
        [typeof(Collections)] = ByHand<Collections, CollectionsMembers>.Create,
        [typeof(Binary)] = ByHand<Binary, BinaryMembers>.Create,
        [typeof(Drawing)] = ByHand<Drawing, DrawingMembers>.Create,
        [typeof(Circle)] = ByHand<Circle, CircleMembers>.Create,
        [typeof(Box)] = ByHand<Box, BoxMembers>.Create,
        [typeof(Caption)] = ByHand<Caption, CaptionMembers>.Create,
        [typeof(Village)] = ByHand<Village, VillageMembers>.Create,
        [typeof(House)] = ByHand<House, HouseMembers>.Create,
        [typeof(Room)] = ByHand<Room, RoomMembers>.Create,
        [typeof(Table)] = ByHand<Table, TableMembers>.Create,
        [typeof(Bowl)] = ByHand<Bowl, BowlMembers>.Create,
        [typeof(Porridge)] = ByHand<Porridge, PorridgeMembers>.Create,
        [typeof(SharedShelf)] = ByHand<SharedShelf, SharedShelfMembers>.Create,
        [typeof(SharedBook)] = ByHand<SharedBook, SharedBookMembers>.Create,
    };

    public static IBinarySerializer SerializerFor(Type type, bool raw) => s_serializers[type](raw);
}

/// <summary>
/// Ignite's form of IBinarizable for classes that one cannot change: it makes the same calls and writes the same bytes. All modes here share
/// one set of classes, and a class can implement IBinarizable only once.
/// </summary>
internal sealed class ByHand<T, TMembers>(bool raw) : IBinarySerializer where TMembers : struct, IMembers<T>
{
    public static IBinarySerializer Create(bool raw) => new ByHand<T, TMembers>(raw);

    public void WriteBinary(object obj, IBinaryWriter writer)
    {
        if (raw)
        {
            TMembers.Write((T)obj, new RawWriter(writer.GetRawWriter()));
        }
        else
        {
            TMembers.Write((T)obj, new NamedWriter(writer));
        }
    }

    public void ReadBinary(object obj, IBinaryReader reader)
    {
        if (raw)
        {
            TMembers.Read((T)obj, new RawReader(reader.GetRawReader()));
        }
        else
        {
            TMembers.Read((T)obj, new NamedReader(reader));
        }
    }
}
