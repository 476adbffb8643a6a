internal readonly struct VillageConversion : IConversion<Village, Own.Village>
{
    public static Own.Village ToOwn(Village value) => new() { Houses = Lists.Convert(value.Houses, ToOwn) };

    public static Village ToApplication(Own.Village own) => new() { Houses = Lists.Convert(own.Houses, ToApplication) };

    private static Own.House ToOwn(House house) => new() { Number = house.Number, Room = ToOwn(house.Room) };

    private static Own.Room ToOwn(Room room) => new() { Number = room.Number, Table = ToOwn(room.Table) };

    private static Own.Table ToOwn(Table table) => new() { Number = table.Number, Bowl = ToOwn(table.Bowl) };

    private static Own.Bowl ToOwn(Bowl bowl) => new() { Number = bowl.Number, Porridge = new() { Temperature = bowl.Porridge.Temperature } };

    private static House ToApplication(Own.House own) => new() { Number = own.Number, Room = ToApplication(own.Room) };

    private static Room ToApplication(Own.Room own) => new() { Number = own.Number, Table = ToApplication(own.Table) };

    private static Table ToApplication(Own.Table own) => new() { Number = own.Number, Bowl = ToApplication(own.Bowl) };

    private static Bowl ToApplication(Own.Bowl own) => new() { Number = own.Number, Porridge = new() { Temperature = own.Porridge.Temperature } };
}
