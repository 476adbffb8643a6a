using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// The four object types that a starting process writes and reads once, one after the other: the roundup study's shelf, two more of the
/// same shape, and a large one. They are no part of <see cref="AllWorkloads"/>: in a warm process they would measure the same as bookshelf.
/// </summary>
public static class StartupWorkloads
{
    /// <summary>In the order in which they are used; one book each, as in the study.</summary>
    public static IReadOnlyList<Workload> Instances { get; } =
        [new BookshelfWorkload(), new FirstFurtherShelf(), new SecondFurtherShelf(), new LargeShelf()];

    private static readonly byte[] s_data = "abcdefghij"u8.ToArray();

    private static string Title(int id) => string.Create(CultureInfo.InvariantCulture, $"Book {id}");

    private static byte[] Data() => [.. s_data];

    private abstract class Shelf<T>(string name, string description) : Workload<T> where T : class
    {
        public override string Name => name;

        public override string Description => description;

        public override string SizeUnit => "books";

        public override IReadOnlyList<int> Sizes { get; } = [1];

        public override int DefaultSize => 1;

        public override bool IsInDefaultRun => false;

        public override T Create(WorkloadSize size, SeededRandom random) => Make(size.Count);

        protected abstract T Make(int books);
    }

    private sealed class FirstFurtherShelf() : Shelf<BookShelf1>("bookshelf-1", "a shelf of the same shape under other names")
    {
        public override BookShelf1 AllocateCopy(BookShelf1 value) => Make(value.Books.Count);

        protected override BookShelf1 Make(int books)
        {
            var shelf = new BookShelf1 { Books = new(books) };
            for (var id = 1; id <= books; id++)
            {
                shelf.Books.Add(new Book1 { Id = id, Title = Title(id), BookData = Data() });
            }

            return shelf;
        }
    }

    private sealed class SecondFurtherShelf() : Shelf<BookShelf2>("bookshelf-2", "and once more")
    {
        public override BookShelf2 AllocateCopy(BookShelf2 value) => Make(value.Books.Count);

        protected override BookShelf2 Make(int books)
        {
            var shelf = new BookShelf2 { Books = new(books) };
            for (var id = 1; id <= books; id++)
            {
                shelf.Books.Add(new Book2 { Id = id, Title = Title(id), BookData = Data() });
            }

            return shelf;
        }
    }

    private sealed class LargeShelf() : Shelf<LargeBookShelf>("bookshelf-large", "a shelf whose books have 33 members")
    {
        public override LargeBookShelf AllocateCopy(LargeBookShelf value) => Make(value.Books.Count);

        protected override LargeBookShelf Make(int books)
        {
            var shelf = new LargeBookShelf { Books = new(books) };
            for (var id = 1; id <= books; id++)
            {
                shelf.Books.Add(Book(id));
            }

            return shelf;
        }

        private static LargeBook Book(int id) => new()
        {
            Id = id,
            Title = Title(id),
            Subtitle = "and what the bears found",
            Author = "Robert Southey",
            Publisher = "Longman",
            Series = "The Doctor",
            Language = "en",
            Country = "GB",
            Binding = "cloth",
            Shelfmark = "823.7 SOU",
            Summary = "An old woman visits a house in which everything is there three times.",
            Edition = 1,
            Pages = 327,
            Year = 1837,
            Volume = 4,
            Copies = 3,
            Loans = 1_204,
            Reservations = 2,
            WidthMillimetres = 129,
            HeightMillimetres = 198,
            Isbn = 9_780_000_000_000 + id,
            Barcode = 31_234_567_890_000 + id,
            CatalogueNumber = 70_000_000_000 + id,
            Weight = 412.5,
            Rating = 4.25,
            Price = 12.75,
            IsLent = true,
            IsReserved = false,
            IsReference = false,
            Published = new DateTime(1837, 5, 1, 0, 0, 0, DateTimeKind.Utc),
            Bought = new DateTime(2026, 2, 3, 4, 5, 6, DateTimeKind.Utc),
            Key = new Guid(id, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
            BookData = Data(),
        };
    }
}
