using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Small objects, five deep.</summary>
public sealed class NestedWorkload : KindWorkload<Village>
{
    /// <inheritdoc/>
    public override string Name => "kinds-nested";

    /// <inheritdoc/>
    public override string Description => "objects of one number each, nested five deep";

    /// <inheritdoc/>
    public override string SizeUnit => "houses";

    /// <inheritdoc/>
    public override Village Create(WorkloadSize size, SeededRandom random)
    {
        var houses = new List<House>(size.Count);
        for (var i = 1; i <= size.Count; i++)
        {
            houses.Add(CreateHouse(i, random));
        }

        return new Village { Houses = houses };
    }

    /// <inheritdoc/>
    public override Village AllocateCopy(Village value) => new() { Houses = Fresh.Copy(value.Houses, Copy) };

    private static House CreateHouse(int number, SeededRandom random) => new()
    {
        Number = number,
        Room = new Room
        {
            Number = random.Next(1, 10),
            Table = new Table
            {
                Number = random.Next(1, 100),
                Bowl = new Bowl { Number = random.Next(1, 4), Porridge = new Porridge { Temperature = random.Next(20, 90) } },
            },
        },
    };

    private static House Copy(House house) => new()
    {
        Number = house.Number,
        Room = new Room
        {
            Number = house.Room.Number,
            Table = new Table
            {
                Number = house.Room.Table.Number,
                Bowl = new Bowl
                {
                    Number = house.Room.Table.Bowl.Number,
                    Porridge = new Porridge { Temperature = house.Room.Table.Bowl.Porridge.Temperature },
                },
            },
        },
    };
}
