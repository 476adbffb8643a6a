internal readonly struct PersonConversion : IConversion<Person, Own.Person>
{
    public static Own.Person ToOwn(Person value) => new() { Id = value.Id, Name = value.Name, Data = value.Data, Key = value.Guid };

    public static Person ToApplication(Own.Person own) => new() { Id = own.Id, Name = own.Name, Data = own.Data, Guid = own.Key };
}

internal readonly struct BookShelfConversion : IConversion<BookShelf, Own.BookShelf>
{
    public static Own.BookShelf ToOwn(BookShelf value)
    {
        var books = new List<Own.Book>(value.Books.Count);
        foreach (var book in value.Books)
        {
            books.Add(new() { Id = book.Id, Title = book.Title, BookData = book.BookData });
        }

        return new() { Books = books };
    }

    public static BookShelf ToApplication(Own.BookShelf own)
    {
        var books = new List<Book>(own.Books.Count);
        foreach (var book in own.Books)
        {
            books.Add(new() { Id = book.Id, Title = book.Title, BookData = book.BookData });
        }

        return new() { Books = books };
    }
}

internal readonly struct TinyConversion : IConversion<Tiny, Own.Tiny>
{
    public static Own.Tiny ToOwn(Tiny value) => new() { Id = value.Id, Name = value.Name, IsActive = value.IsActive };

    public static Tiny ToApplication(Own.Tiny own) => new() { Id = own.Id, Name = own.Name, IsActive = own.IsActive };
}

internal readonly struct TelemetryConversion : IConversion<Telemetry, Own.Telemetry>
{
    public static Own.Telemetry ToOwn(Telemetry value) => new()
    {
        Device = value.Device,
        Timestamps = value.Timestamps,
        Temperatures = value.Temperatures,
        Vibrations = value.Vibrations,
    };

    public static Telemetry ToApplication(Own.Telemetry own) => new()
    {
        Device = own.Device,
        Timestamps = own.Timestamps,
        Temperatures = own.Temperatures,
        Vibrations = own.Vibrations,
    };
}
