internal readonly struct BookShelfConversion : IConversion<BookShelf, Proto.BookShelf>
{
    public static Proto.BookShelf ToOwn(BookShelf value)
    {
        var shelf = new Proto.BookShelf();
        shelf.Books.Reserve(value.Books.Count);
        foreach (var book in value.Books)
        {
            shelf.Books.Add(ToOwn(book));
        }

        return shelf;
    }

    public static BookShelf ToApplication(Proto.BookShelf own)
    {
        var books = new List<Book>(own.Books.Count);
        foreach (var book in own.Books)
        {
            books.Add(new Book { Id = book.Id, Title = book.Title, BookData = book.HasBookData ? book.BookData.ToByteArray() : null });
        }

        return new BookShelf { Books = books };
    }

    private static Proto.Book ToOwn(Book book)
    {
        var message = new Proto.Book { Id = book.Id, Title = book.Title };
        if (book.BookData is { } data)
        {
            message.BookData = Leaves.ToOwn(data);
        }

        return message;
    }
}
