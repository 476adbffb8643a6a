using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class BookShelf
{
    [Id(0)]
    public List<Book> Books { get; set; } = [];
}

[Schema]
internal sealed class Book
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public string Title { get; set; } = "";

    [Id(2), Type(typeof(Bond.Tag.nullable<ArraySegment<byte>>))]
    public ArraySegment<byte> BookData { get; set; }
}
