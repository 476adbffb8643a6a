using System.Runtime.InteropServices;

internal readonly struct BookShelfConversion : IConversion<BookShelf, Own.BookShelf>
{
    public static Own.BookShelf ToOwn(BookShelf value) => new() { Books = Arrays.From(value.Books, ToOwn) };

    public static BookShelf ToApplication(Own.BookShelf own) => new() { Books = Arrays.ToList(Present.Of(own.Books), ToApplication) };

    private static Own.Book ToOwn(Book book) => new() { ID = book.Id, Title = book.Title, BookData = ImmutableCollectionsMarshal.AsImmutableArray(book.BookData) };

    private static Book ToApplication(Own.Book own) => new() { Id = Present.Of(own.ID), Title = Present.Of(own.Title), BookData = ImmutableCollectionsMarshal.AsArray(own.BookData) };
}
