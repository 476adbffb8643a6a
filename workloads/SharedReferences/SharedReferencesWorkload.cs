using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// A shelf of trilogies (after the roundup study's reference test). Identity counts, so a copy for each
/// reference is a wrong answer.
/// </summary>
public sealed class SharedReferencesWorkload : Workload<SharedShelf>
{
    /// <summary>Short, because a serializer that follows references goes one call deeper with each.</summary>
    private const int TrilogyBooks = 3;

    /// <inheritdoc/>
    public override string Name => "shared-references";

    /// <inheritdoc/>
    public override string Description => "a shelf whose books are shared and cyclic (roundup study)";

    /// <inheritdoc/>
    public override string SizeUnit => "books";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000, 10_000];

    /// <inheritdoc/>
    public override int DefaultSize => 100;

    /// <inheritdoc/>
    public override Needs Needs => Needs.SharedReferences;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override SharedShelf Create(WorkloadSize size, SeededRandom random) => Linked(size.Count, id => new SharedBook
    {
        Id = id,
        Title = string.Create(CultureInfo.InvariantCulture, $"Book {id} of {random.Next(1_000, 10_000)}"),
    });

    /// <inheritdoc/>
    public override SharedShelf AllocateCopy(SharedShelf value) => Linked(value.Books.Count, id => new SharedBook
    {
        Id = id,
        Title = Fresh.Copy(value.Books[id - 1].Title),
    });

    /// <inheritdoc/>
    public override string? FindDifference(SharedShelf expected, SharedShelf actual) => Difference.FindWithReferences(expected, actual);

    private static SharedShelf Linked(int count, Func<int, SharedBook> create)
    {
        var shelf = new SharedShelf { Books = new List<SharedBook>(count), Favourites = new List<SharedBook>((count + 2) / 3) };
        for (var id = 1; id <= count; id++)
        {
            var book = create(id);
            book.Shelf = shelf;
            shelf.Books.Add(book);
        }

        for (var i = 0; i < count; i++)
        {
            var first = i - (i % TrilogyBooks);
            var isLast = i + 1 == Math.Min(first + TrilogyBooks, count);
            shelf.Books[i].Next = shelf.Books[isLast ? first : i + 1];
            if (i % 3 == 0)
            {
                shelf.Favourites.Add(shelf.Books[i]);
            }
        }

        return shelf;
    }
}
