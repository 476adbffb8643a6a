using MemoryPack;

namespace Goldilocks.Workloads;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Person;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BookShelf;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Book;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class CustomerPage;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Customer;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Address;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class PubSubGrainStateDocument;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class PubSubGrainState;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class HashSetContainer<T>;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class MetadataEntry;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class PubSubPublisherState;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class StreamProducer;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class PubSubSubscriptionState;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class GuidId;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class StreamConsumer;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class FilterData;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class QualifiedStreamId;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class StreamId;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BinaryData;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BinaryValue;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BinaryInfo;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Tiny;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Primitives;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class PrimitiveValues;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Strings;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Collections;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Village;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class House;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Room;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Table;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Bowl;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Porridge;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Drawing;

[MemoryPackable]
public abstract partial class Shape;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Circle;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Box;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Caption;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Binary;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Telemetry;

// Tolerates versions as well, and keeps references.
[MemoryPackable(GenerateType.CircularReference)]
public sealed partial class SharedShelf;

[MemoryPackable(GenerateType.CircularReference)]
public sealed partial class SharedBook;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BookShelf1;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Book1;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class BookShelf2;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Book2;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class LargeBookShelf;

[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class LargeBook;
