#pragma warning disable SYSLIB0050, SYSLIB0051 // Formatter-based serialization is obsolete, and this mode of Ignite's stands on its interfaces.
using System.Runtime.Serialization;

namespace Goldilocks.Workloads;

partial class PubSubGrainStateDocument : ISerializable
{
    public PubSubGrainStateDocument() { }

    private PubSubGrainStateDocument(SerializationInfo info, StreamingContext context) => PubSubGrainStateDocumentMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PubSubGrainStateDocumentMembers.Write(this, new InfoWriter(info));
}

partial class PubSubGrainState : ISerializable
{
    public PubSubGrainState() { }

    private PubSubGrainState(SerializationInfo info, StreamingContext context) => PubSubGrainStateMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PubSubGrainStateMembers.Write(this, new InfoWriter(info));
}

partial class HashSetContainer<T> : ISerializable
{
    public HashSetContainer() { }

    private HashSetContainer(SerializationInfo info, StreamingContext context) => HashSetContainerMembers<T>.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => HashSetContainerMembers<T>.Write(this, new InfoWriter(info));
}

partial class MetadataEntry : ISerializable
{
    public MetadataEntry() { }

    private MetadataEntry(SerializationInfo info, StreamingContext context) => MetadataEntryMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => MetadataEntryMembers.Write(this, new InfoWriter(info));
}

partial class PubSubPublisherState : ISerializable
{
    public PubSubPublisherState() { }

    private PubSubPublisherState(SerializationInfo info, StreamingContext context) => PubSubPublisherStateMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PubSubPublisherStateMembers.Write(this, new InfoWriter(info));
}

partial class StreamProducer : ISerializable
{
    public StreamProducer() { }

    private StreamProducer(SerializationInfo info, StreamingContext context) => StreamProducerMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => StreamProducerMembers.Write(this, new InfoWriter(info));
}

partial class PubSubSubscriptionState : ISerializable
{
    public PubSubSubscriptionState() { }

    private PubSubSubscriptionState(SerializationInfo info, StreamingContext context) => PubSubSubscriptionStateMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PubSubSubscriptionStateMembers.Write(this, new InfoWriter(info));
}

partial class GuidId : ISerializable
{
    public GuidId() { }

    private GuidId(SerializationInfo info, StreamingContext context) => GuidIdMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => GuidIdMembers.Write(this, new InfoWriter(info));
}

partial class StreamConsumer : ISerializable
{
    public StreamConsumer() { }

    private StreamConsumer(SerializationInfo info, StreamingContext context) => StreamConsumerMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => StreamConsumerMembers.Write(this, new InfoWriter(info));
}

partial class FilterData : ISerializable
{
    public FilterData() { }

    private FilterData(SerializationInfo info, StreamingContext context) => FilterDataMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => FilterDataMembers.Write(this, new InfoWriter(info));
}

partial class QualifiedStreamId : ISerializable
{
    public QualifiedStreamId() { }

    private QualifiedStreamId(SerializationInfo info, StreamingContext context) => QualifiedStreamIdMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => QualifiedStreamIdMembers.Write(this, new InfoWriter(info));
}

partial class StreamId : ISerializable
{
    public StreamId() { }

    private StreamId(SerializationInfo info, StreamingContext context) => StreamIdMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => StreamIdMembers.Write(this, new InfoWriter(info));
}

partial class BinaryData : ISerializable
{
    public BinaryData() { }

    private BinaryData(SerializationInfo info, StreamingContext context) => BinaryDataMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BinaryDataMembers.Write(this, new InfoWriter(info));
}

partial class BinaryValue : ISerializable
{
    public BinaryValue() { }

    private BinaryValue(SerializationInfo info, StreamingContext context) => BinaryValueMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BinaryValueMembers.Write(this, new InfoWriter(info));
}

partial class BinaryInfo : ISerializable
{
    public BinaryInfo() { }

    private BinaryInfo(SerializationInfo info, StreamingContext context) => BinaryInfoMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BinaryInfoMembers.Write(this, new InfoWriter(info));
}
