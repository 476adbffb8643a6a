using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>A list of books (the roundup study). Nothing in it is random: the study's books are numbered.</summary>
public sealed class BookshelfWorkload : Workload<BookShelf>
{
    private const string Payload = "payload";

    /// <inheritdoc/>
    public override string Name => "bookshelf";

    /// <inheritdoc/>
    public override string Description => "a list of books with an id, a title and a few bytes (roundup study)";

    /// <inheritdoc/>
    public override string SizeUnit => "books";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

    /// <inheritdoc/>
    public override int DefaultSize => 100;

    /// <summary>The workload ranks serializers almost as the other workloads do, and its titles and bytes are artificial (docs/workloads.md). The roundup study measures it, and any other run measures it when it is named.</summary>
    public override bool IsInDefaultRun => false;

    /// <summary><c>payload</c>: bytes in each book; 0 for none, which is null.</summary>
    public override IReadOnlyDictionary<string, int> Parameters { get; } = new Dictionary<string, int> { [Payload] = 10 };

    /// <inheritdoc/>
    public override BookShelf Create(WorkloadSize size, SeededRandom random)
    {
        var books = new List<Book>(size.Count);
        for (var id = 1; id <= size.Count; id++)
        {
            books.Add(new Book
            {
                Id = id,
                Title = string.Create(CultureInfo.InvariantCulture, $"Book {id}"),
                BookData = BookData(size.Parameters[Payload]),
            });
        }

        return new BookShelf { Books = books };
    }

    /// <inheritdoc/>
    public override BookShelf AllocateCopy(BookShelf value) => new()
    {
        Books = Fresh.Copy(value.Books, book => new Book
        {
            Id = book.Id,
            Title = Fresh.Copy(book.Title),
            BookData = Fresh.Copy(book.BookData),
        }),
    };

    /// <summary>Printable ASCII, as in the study: <c>abcdefghij</c> for 10 bytes.</summary>
    private static byte[]? BookData(int count)
    {
        if (count == 0)
        {
            return null;
        }

        var data = new byte[count];
        for (var i = 0; i < count; i++)
        {
            data[i] = (byte)('a' + (i % 26));
        }

        return data;
    }
}
