using Google.FlatBuffers;

internal readonly struct BookShelfSchema : ISchema<BookShelf, Flat.BookShelfT>
{
    public static int Write(FlatBufferBuilder builder, BookShelf value) =>
        Flat.BookShelf.CreateBookShelf(builder, Flatten.Vector(builder, value.Books, Write)).Value;

    public static BookShelf Read(ByteBuffer buffer)
    {
        var own = Flat.BookShelf.GetRootAsBookShelf(buffer);
        return new BookShelf { Books = Flatten.List(own, own.BooksLength, static (shelf, i) => Read(shelf.Books(i)!.Value)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.BookShelfT own) => Flat.BookShelf.Pack(builder, own).Value;

    public static Flat.BookShelfT UnPack(ByteBuffer buffer) => Flat.BookShelf.GetRootAsBookShelf(buffer).UnPack();

    public static string Member(BookShelf value) => value.Books[^1].Title;

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.BookShelf.GetRootAsBookShelf(buffer);
        return own.Books(own.BooksLength - 1)!.Value.Title;
    }

    private static Offset<Flat.Book> Write(FlatBufferBuilder builder, Book book)
    {
        var title = builder.CreateString(book.Title);
        var data = book.BookData is { } bytes ? Flat.Book.CreateBookDataVectorBlock(builder, bytes) : default;
        return Flat.Book.CreateBook(builder, book.Id, title, data);
    }

    private static Book Read(Flat.Book own) => new() { Id = own.Id, Title = own.Title, BookData = own.GetBookDataArray() };
}
