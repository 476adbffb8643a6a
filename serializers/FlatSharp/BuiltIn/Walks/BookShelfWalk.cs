internal readonly struct BookShelfWalk : IWalk<BookShelf, Own.BookShelf>
{
    public static string WhatIsOne => "the title of one book";

    public static long All(Own.BookShelf own) => Sum.Of(own.Books, All);

    public static string One(Own.BookShelf own)
    {
        var books = own.Books;
        return books[books.Count / 2].Title;
    }


    private static long All(Own.Book own) => own.Id + Sum.Of(own.Title) + (own.BookData is { } data ? Sum.Of(data) : 0);
}
