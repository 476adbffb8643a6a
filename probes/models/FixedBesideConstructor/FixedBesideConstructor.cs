namespace Goldilocks.Probes.Models;

/// <summary>A reader must make the desk by its constructor, and then fill the drawer that the desk has made.</summary>
[Contract]
public sealed partial class Desk
{
    [Constructor]
    public Desk(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public DeskTray Tray { get; } = new();
}

[Contract]
public sealed partial class DeskTray
{
    [Member(First + 0), NamedMember]
    public int Depth { get; set; }
}

/// <summary>The same with a list.</summary>
[Contract]
public sealed partial class WallShelf
{
    [Constructor]
    public WallShelf(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public List<int> Values { get; } = [];
}

/// <summary>The same with a dictionary.</summary>
[Contract]
public sealed partial class PriceList
{
    [Constructor]
    public PriceList(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public Dictionary<string, int> Entries { get; } = [];
}
