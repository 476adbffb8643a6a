namespace Goldilocks.Workloads;

/// <summary>A shelf whose books refer to it and to one another: the roundup's test of reference tracking.</summary>
[Contract]
public sealed partial class SharedShelf
{
    [Member(First + 0)]
    public List<SharedBook> Books { get; set; } = null!;

    /// <summary>Every third book, which is in <see cref="Books"/> too.</summary>
    [Member(First + 1)]
    public List<SharedBook> Favourites { get; set; } = null!;
}

[Contract]
public sealed partial class SharedBook
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Title { get; set; } = "";

    /// <summary>The shelf that holds it: a cycle.</summary>
    [Member(First + 2)]
    public SharedShelf Shelf { get; set; } = null!;

    /// <summary>The next of its trilogy, and after the last one the first: a cycle that does not pass through the shelf.</summary>
    [Member(First + 3)]
    public SharedBook Next { get; set; } = null!;
}
