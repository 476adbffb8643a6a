namespace Goldilocks.Workloads;

/// <summary>The roundup study's object. Its private member is left out: few serializers write one, and the study leaves it null.</summary>
[Contract]
public sealed partial class BookShelf
{
    [Member(First + 0)]
    public List<Book> Books { get; set; } = null!;
}

[Contract]
public sealed partial class Book
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Title { get; set; } = "";

    [Member(First + 2)]
    public byte[]? BookData { get; set; }
}
