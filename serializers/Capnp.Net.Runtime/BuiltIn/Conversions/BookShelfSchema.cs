using Capnp;

internal readonly struct BookShelfSchema : ISchema<BookShelf, Own.BookShelf.WRITER>
{
    public static void Write(Own.BookShelf.WRITER writer, BookShelf value) => writer.Books.Init(value.Books, static (book, from) =>
    {
        (book.Id, book.Title) = (from.Id, from.Title);
        book.BookData.Init(from.BookData);
    });

    public static BookShelf Read(DeserializerState state) => new()
    {
        Books = Lists.Convert(Own.BookShelf.READER.create(state).Books, state, static book => new Book
        {
            Id = book.Id,
            Title = book.Title,
            BookData = book.BookData is { } data ? Lists.Span(data).ToArray() : null,
        }),
    };

    public static string Member(BookShelf value) => value.Books[^1].Title;

    public static string ReadMember(DeserializerState state)
    {
        var books = Own.BookShelf.READER.create(state).Books;
        return books[books.Count - 1].Title;
    }
}
