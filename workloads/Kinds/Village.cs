namespace Goldilocks.Workloads;

/// <summary>Five objects inside one another, each with one number: as deep as the stream ids in <c>grain-state</c>.</summary>
[Contract]
public sealed partial class Village
{
    [Member(First + 0)]
    public List<House> Houses { get; set; } = null!;
}

[Contract]
public sealed partial class House
{
    [Member(First + 0)]
    public int Number { get; set; }

    [Member(First + 1)]
    public Room Room { get; set; } = null!;
}

[Contract]
public sealed partial class Room
{
    [Member(First + 0)]
    public int Number { get; set; }

    [Member(First + 1)]
    public Table Table { get; set; } = null!;
}

[Contract]
public sealed partial class Table
{
    [Member(First + 0)]
    public int Number { get; set; }

    [Member(First + 1)]
    public Bowl Bowl { get; set; } = null!;
}

[Contract]
public sealed partial class Bowl
{
    [Member(First + 0)]
    public int Number { get; set; }

    [Member(First + 1)]
    public Porridge Porridge { get; set; } = null!;
}

[Contract]
public sealed partial class Porridge
{
    [Member(First + 0)]
    public int Temperature { get; set; }
}
