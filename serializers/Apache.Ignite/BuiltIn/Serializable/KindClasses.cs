#pragma warning disable SYSLIB0050, SYSLIB0051 // Formatter-based serialization is obsolete, and this mode of Ignite's stands on its interfaces.
using System.Runtime.Serialization;

namespace Goldilocks.Workloads;

partial class Primitives : ISerializable
{
    public Primitives() { }

    private Primitives(SerializationInfo info, StreamingContext context) => PrimitivesMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PrimitivesMembers.Write(this, new InfoWriter(info));
}

partial class PrimitiveValues : ISerializable
{
    public PrimitiveValues() { }

    private PrimitiveValues(SerializationInfo info, StreamingContext context) => PrimitiveValuesMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PrimitiveValuesMembers.Write(this, new InfoWriter(info));
}

partial class Strings : ISerializable
{
    public Strings() { }

    private Strings(SerializationInfo info, StreamingContext context) => StringsMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => StringsMembers.Write(this, new InfoWriter(info));
}

partial class Collections : ISerializable
{
    public Collections() { }

    private Collections(SerializationInfo info, StreamingContext context) => CollectionsMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => CollectionsMembers.Write(this, new InfoWriter(info));
}

partial class Binary : ISerializable
{
    public Binary() { }

    private Binary(SerializationInfo info, StreamingContext context) => BinaryMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BinaryMembers.Write(this, new InfoWriter(info));
}

partial class Drawing : ISerializable
{
    public Drawing() { }

    private Drawing(SerializationInfo info, StreamingContext context) => DrawingMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => DrawingMembers.Write(this, new InfoWriter(info));
}

partial class Circle : ISerializable
{
    public Circle() { }

    private Circle(SerializationInfo info, StreamingContext context) => CircleMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => CircleMembers.Write(this, new InfoWriter(info));
}

partial class Box : ISerializable
{
    public Box() { }

    private Box(SerializationInfo info, StreamingContext context) => BoxMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BoxMembers.Write(this, new InfoWriter(info));
}

partial class Caption : ISerializable
{
    public Caption() { }

    private Caption(SerializationInfo info, StreamingContext context) => CaptionMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => CaptionMembers.Write(this, new InfoWriter(info));
}

partial class Village : ISerializable
{
    public Village() { }

    private Village(SerializationInfo info, StreamingContext context) => VillageMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => VillageMembers.Write(this, new InfoWriter(info));
}

partial class House : ISerializable
{
    public House() { }

    private House(SerializationInfo info, StreamingContext context) => HouseMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => HouseMembers.Write(this, new InfoWriter(info));
}

partial class Room : ISerializable
{
    public Room() { }

    private Room(SerializationInfo info, StreamingContext context) => RoomMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => RoomMembers.Write(this, new InfoWriter(info));
}

partial class Table : ISerializable
{
    public Table() { }

    private Table(SerializationInfo info, StreamingContext context) => TableMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => TableMembers.Write(this, new InfoWriter(info));
}

partial class Bowl : ISerializable
{
    public Bowl() { }

    private Bowl(SerializationInfo info, StreamingContext context) => BowlMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => BowlMembers.Write(this, new InfoWriter(info));
}

partial class Porridge : ISerializable
{
    public Porridge() { }

    private Porridge(SerializationInfo info, StreamingContext context) => PorridgeMembers.Read(this, new InfoReader(info));

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => PorridgeMembers.Write(this, new InfoWriter(info));
}
