internal readonly struct BookShelfMembers : IMembers<BookShelf>
{
    public static void Write<TWriter>(BookShelf value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Books), value.Books);
    }

    public static void Read<TReader>(BookShelf value, TReader from) where TReader : struct, IMemberReader
    {
        value.Books = from.List<Book>(nameof(value.Books));
    }
}

internal readonly struct BookMembers : IMembers<Book>
{
    public static void Write<TWriter>(Book value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Title), value.Title);
        to.Write(nameof(value.BookData), value.BookData);
    }

    public static void Read<TReader>(Book value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.Int32(nameof(value.Id));
        value.Title = from.String(nameof(value.Title));
        value.BookData = from.Bytes(nameof(value.BookData));
    }
}
