namespace Goldilocks.Probes.Models;

/// <summary>A List that only a number makes. It has no attribute of the library.</summary>
[Serializable]
public sealed class SizedShelf(int room) : List<int>
{
    private readonly int _room = room;

    /// <summary>No member: a method, so that the elements alone are asked about.</summary>
    public int Room() => _room;
}

/// <summary>The object has made the list, so that a reader needs no constructor of the list.</summary>
[Contract]
public sealed partial class HasSizedShelf
{
    [Member(First + 0), NamedMember]
    public SizedShelf Value { get; } = new(4);

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

/// <summary>The same with a setter.</summary>
[Contract]
public sealed partial class Bookcase
{
    [Member(First + 0), NamedMember]
    public SizedShelf Value { get; set; } = new(4);

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
