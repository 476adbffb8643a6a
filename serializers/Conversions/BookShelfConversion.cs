internal readonly struct BookShelfConversion : IConversion<BookShelf, Own.BookShelf>
{
    public static Own.BookShelf ToOwn(BookShelf value) => new()
    {
        Books = Lists.Convert(value.Books, static book => new Own.Book { Id = book.Id, Title = book.Title, BookData = Leaves.ToOptionalOwn(book.BookData) }),
    };

    public static BookShelf ToApplication(Own.BookShelf own) => new()
    {
        Books = Lists.Convert(own.Books, static book => new Book { Id = book.Id, Title = book.Title, BookData = Leaves.ToOptionalBytes(book.BookData) }),
    };
}
