namespace Goldilocks.Probes.Models;

/// <summary>A List that only a number makes. It has no attribute of the library.</summary>
[Serializable]
public sealed class LecternShelf(int room) : List<int>
{
    private readonly int _room = room;

    /// <summary>No member: a method, so that the elements alone are asked about.</summary>
    public int Room() => _room;
}

/// <summary>A reader must make the object by its constructor, and then fill the list that the object has made.</summary>
[Contract]
public sealed partial class Lectern
{
    [Constructor]
    public Lectern(int number) => Number = number;

    [Member(First + 0), NamedMember]
    public int Number { get; }

    [Member(First + 1), NamedMember]
    public LecternShelf Value { get; } = new(4);
}
