internal readonly struct VillageConversion : IConversion<Village, Proto.Village>
{
    public static Proto.Village ToOwn(Village value)
    {
        var village = new Proto.Village();
        village.Houses.Reserve(value.Houses.Count);
        foreach (var house in value.Houses)
        {
            village.Houses.Add(new Proto.House { Number = house.Number, Room = ToOwn(house.Room) });
        }

        return village;
    }

    public static Village ToApplication(Proto.Village own)
    {
        var houses = new List<House>(own.Houses.Count);
        foreach (var house in own.Houses)
        {
            houses.Add(new House { Number = house.Number, Room = ToApplication(house.Room) });
        }

        return new Village { Houses = houses };
    }

    private static Proto.Room ToOwn(Room room) => new()
    {
        Number = room.Number,
        Table = new Proto.Table
        {
            Number = room.Table.Number,
            Bowl = new Proto.Bowl { Number = room.Table.Bowl.Number, Porridge = new Proto.Porridge { Temperature = room.Table.Bowl.Porridge.Temperature } },
        },
    };

    private static Room ToApplication(Proto.Room own) => new()
    {
        Number = own.Number,
        Table = new Table
        {
            Number = own.Table.Number,
            Bowl = new Bowl { Number = own.Table.Bowl.Number, Porridge = new Porridge { Temperature = own.Table.Bowl.Porridge.Temperature } },
        },
    };
}
