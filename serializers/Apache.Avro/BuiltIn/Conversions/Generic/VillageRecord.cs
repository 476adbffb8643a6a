using Avro;
using Avro.Generic;

internal readonly struct VillageRecord : IConversion<Village, GenericRecord>
{
    private static readonly RecordSchema s_village = Schemas.For(typeof(Village))!;
    private static readonly RecordSchema s_house = Named("House");
    private static readonly RecordSchema s_room = Named("Room");
    private static readonly RecordSchema s_table = Named("Table");
    private static readonly RecordSchema s_bowl = Named("Bowl");
    private static readonly RecordSchema s_porridge = Named("Porridge");

    public static GenericRecord ToOwn(Village value) => Records.Make(s_village, Records.ArrayOf(value.Houses, ToOwn));

    public static Village ToApplication(GenericRecord own) => new() { Houses = own.ListOf(0, static house => ToHouse((GenericRecord)house)) };

    private static GenericRecord ToOwn(House house) => Records.Make(s_house, house.Number, ToOwn(house.Room));

    private static GenericRecord ToOwn(Room room) => Records.Make(s_room, room.Number, ToOwn(room.Table));

    private static GenericRecord ToOwn(Table table) => Records.Make(s_table, table.Number, ToOwn(table.Bowl));

    private static GenericRecord ToOwn(Bowl bowl) => Records.Make(s_bowl, bowl.Number, Records.Make(s_porridge, bowl.Porridge.Temperature));

    private static House ToHouse(GenericRecord own) => new() { Number = own.Get<int>(0), Room = ToRoom(own.Get<GenericRecord>(1)) };

    private static Room ToRoom(GenericRecord own) => new() { Number = own.Get<int>(0), Table = ToTable(own.Get<GenericRecord>(1)) };

    private static Table ToTable(GenericRecord own) => new() { Number = own.Get<int>(0), Bowl = ToBowl(own.Get<GenericRecord>(1)) };

    private static Bowl ToBowl(GenericRecord own) => new() { Number = own.Get<int>(0), Porridge = new() { Temperature = own.Get<GenericRecord>(1).Get<int>(0) } };

    private static RecordSchema Named(string name) => Schemas.Named(typeof(Village), name);
}
