namespace Goldilocks.Workloads;

/// <summary>
/// A shelf like <see cref="BookShelf"/> under names of its own: what a serializer does for it and not for the first is what every
/// further type costs.
/// </summary>
[Contract]
public sealed partial class BookShelf1
{
    [Member(First + 0)]
    public List<Book1> Books { get; set; } = null!;
}

[Contract]
public sealed partial class Book1
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Title { get; set; } = "";

    [Member(First + 2)]
    public byte[]? BookData { get; set; }
}

/// <summary>Another one: two further types tell a cost that returns from one that the second type happens to have.</summary>
[Contract]
public sealed partial class BookShelf2
{
    [Member(First + 0)]
    public List<Book2> Books { get; set; } = null!;
}

[Contract]
public sealed partial class Book2
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Title { get; set; } = "";

    [Member(First + 2)]
    public byte[]? BookData { get; set; }
}
