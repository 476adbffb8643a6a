#pragma warning disable SYSLIB0050, SYSLIB0051 // Formatter-based serialization is obsolete, and this mode of Ignite's stands on its interfaces.
using System.Runtime.Serialization;

namespace Goldilocks.Workloads;

// The mode Serializable requires of every class: ISerializable and its constructor. The other modes are given a serializer and ignore these.

partial class Person : ISerializable
{
    public Person() { }

    private Person(SerializationInfo info, StreamingContext context) => PersonMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PersonMembers.Write(this, new InfoWriter(info));
}

partial class BookShelf : ISerializable
{
    public BookShelf() { }

    private BookShelf(SerializationInfo info, StreamingContext context) => BookShelfMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BookShelfMembers.Write(this, new InfoWriter(info));
}

partial class Book : ISerializable
{
    public Book() { }

    private Book(SerializationInfo info, StreamingContext context) => BookMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BookMembers.Write(this, new InfoWriter(info));
}

partial class CustomerPage : ISerializable
{
    public CustomerPage() { }

    private CustomerPage(SerializationInfo info, StreamingContext context) => CustomerPageMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => CustomerPageMembers.Write(this, new InfoWriter(info));
}

partial class Customer : ISerializable
{
    public Customer() { }

    private Customer(SerializationInfo info, StreamingContext context) => CustomerMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => CustomerMembers.Write(this, new InfoWriter(info));
}

partial class Address : ISerializable
{
    public Address() { }

    private Address(SerializationInfo info, StreamingContext context) => AddressMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => AddressMembers.Write(this, new InfoWriter(info));
}

partial class Telemetry : ISerializable
{
    public Telemetry() { }

    private Telemetry(SerializationInfo info, StreamingContext context) => TelemetryMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => TelemetryMembers.Write(this, new InfoWriter(info));
}

partial class Tiny : ISerializable
{
    public Tiny() { }

    private Tiny(SerializationInfo info, StreamingContext context) => TinyMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => TinyMembers.Write(this, new InfoWriter(info));
}
