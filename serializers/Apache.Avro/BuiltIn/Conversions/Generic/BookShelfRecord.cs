using Avro;
using Avro.Generic;

internal readonly struct BookShelfRecord : IConversion<BookShelf, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(BookShelf))!;
    private static readonly RecordSchema s_book = Schemas.Named(typeof(BookShelf), "Book");

    public static GenericRecord ToOwn(BookShelf value) =>
        Records.Make(s_schema, Records.ArrayOf(value.Books, static book => Records.Make(s_book, book.Id, book.Title, book.BookData)));

    public static BookShelf ToApplication(GenericRecord own) => new() { Books = own.ListOf(0, static book => ToBook((GenericRecord)book)) };

    private static Book ToBook(GenericRecord own) => new() { Id = own.Get<int>(0), Title = own.Get<string>(1), BookData = own.Get<byte[]?>(2) };
}
