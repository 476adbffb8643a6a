internal readonly struct VillageMembers : IMembers<Village>
{
    public static void Write<TWriter>(Village value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Houses), value.Houses);
    }

    public static void Read<TReader>(Village value, TReader from) where TReader : struct, IMemberReader
    {
        value.Houses = from.List<House>(nameof(value.Houses));
    }
}

internal readonly struct HouseMembers : IMembers<House>
{
    public static void Write<TWriter>(House value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Number), value.Number);
        to.WriteObject(nameof(value.Room), value.Room);
    }

    public static void Read<TReader>(House value, TReader from) where TReader : struct, IMemberReader
    {
        value.Number = from.Int32(nameof(value.Number));
        value.Room = from.Object<Room>(nameof(value.Room));
    }
}

internal readonly struct RoomMembers : IMembers<Room>
{
    public static void Write<TWriter>(Room value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Number), value.Number);
        to.WriteObject(nameof(value.Table), value.Table);
    }

    public static void Read<TReader>(Room value, TReader from) where TReader : struct, IMemberReader
    {
        value.Number = from.Int32(nameof(value.Number));
        value.Table = from.Object<Table>(nameof(value.Table));
    }
}

internal readonly struct TableMembers : IMembers<Table>
{
    public static void Write<TWriter>(Table value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Number), value.Number);
        to.WriteObject(nameof(value.Bowl), value.Bowl);
    }

    public static void Read<TReader>(Table value, TReader from) where TReader : struct, IMemberReader
    {
        value.Number = from.Int32(nameof(value.Number));
        value.Bowl = from.Object<Bowl>(nameof(value.Bowl));
    }
}

internal readonly struct BowlMembers : IMembers<Bowl>
{
    public static void Write<TWriter>(Bowl value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Number), value.Number);
        to.WriteObject(nameof(value.Porridge), value.Porridge);
    }

    public static void Read<TReader>(Bowl value, TReader from) where TReader : struct, IMemberReader
    {
        value.Number = from.Int32(nameof(value.Number));
        value.Porridge = from.Object<Porridge>(nameof(value.Porridge));
    }
}

internal readonly struct PorridgeMembers : IMembers<Porridge>
{
    public static void Write<TWriter>(Porridge value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Temperature), value.Temperature);
    }

    public static void Read<TReader>(Porridge value, TReader from) where TReader : struct, IMemberReader
    {
        value.Temperature = from.Int32(nameof(value.Temperature));
    }
}
