namespace Goldilocks.Workloads;

/// <summary>
/// A shelf like <see cref="BookShelf"/> under other names. The work of a serializer for this type, after the first one, is the cost of every
/// further type.
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

/// <summary>A third one: two further types distinguish a cost of every type from one that only the second type has.</summary>
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
