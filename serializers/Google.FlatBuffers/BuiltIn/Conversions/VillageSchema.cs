using System.Globalization;
using Google.FlatBuffers;
using Table = Goldilocks.Workloads.Table;

internal readonly struct VillageSchema : ISchema<Village, Flat.VillageT>
{
    public static int Write(FlatBufferBuilder builder, Village value) => Flat.Village.CreateVillage(builder, Flatten.Vector(builder, value.Houses, Write)).Value;

    public static Village Read(ByteBuffer buffer)
    {
        var own = Flat.Village.GetRootAsVillage(buffer);
        return new Village { Houses = Flatten.List(own, own.HousesLength, static (village, i) => Read(village.Houses(i)!.Value)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.VillageT own) => Flat.Village.Pack(builder, own).Value;

    public static Flat.VillageT UnPack(ByteBuffer buffer) => Flat.Village.GetRootAsVillage(buffer).UnPack();

    public static string Member(Village value) => value.Houses[^1].Room.Table.Bowl.Porridge.Temperature.ToString(CultureInfo.InvariantCulture);

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Village.GetRootAsVillage(buffer);
        return own.Houses(own.HousesLength - 1)!.Value.Room!.Value.Table!.Value.Bowl!.Value.Porridge!.Value.Temperature.ToString(CultureInfo.InvariantCulture);
    }

    private static Offset<Flat.House> Write(FlatBufferBuilder builder, House house)
    {
        var bowl = house.Room.Table.Bowl;
        var porridge = Flat.Porridge.CreatePorridge(builder, bowl.Porridge.Temperature);
        var table = Flat.DiningTable.CreateDiningTable(builder, house.Room.Table.Number, Flat.Bowl.CreateBowl(builder, bowl.Number, porridge));
        return Flat.House.CreateHouse(builder, house.Number, Flat.Room.CreateRoom(builder, house.Room.Number, table));
    }

    private static House Read(Flat.House own)
    {
        var room = own.Room!.Value;
        var table = room.Table!.Value;
        var bowl = table.Bowl!.Value;
        return new House
        {
            Number = own.Number,
            Room = new Room
            {
                Number = room.Number,
                Table = new Table
                {
                    Number = table.Number,
                    Bowl = new Bowl { Number = bowl.Number, Porridge = new Porridge { Temperature = bowl.Porridge!.Value.Temperature } },
                },
            },
        };
    }
}
