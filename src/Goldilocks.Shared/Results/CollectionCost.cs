
namespace Goldilocks.Results;

/// <summary>The cost of garbage collections for an operation: the expected number of collections, times the length of one.</summary>
/// <remarks>
/// docs/experiments/collections.md has the experiment. A program that allocates the same bytes in every operation has a collection each time the budget of generation 0 is used
/// up. How many of them fall into the few timed milliseconds of a launch is chance. Distributing the observed ones was rejected: launches then scattered by 1 to 2 % more than the code does.
/// </remarks>
public sealed class CollectionCost
{
    /// <summary>By how many standard deviations a cell's collections may differ from the expected count, if collections are independent.</summary>
    private const double LargestSurprise = 3;

    /// <summary>Null where collections do not follow from the bytes alone, for example those of large objects; then the observed collections are distributed.</summary>
    private readonly double? _collectionsPerOperation;
    private readonly double _nanosecondsPerCollection;

    private CollectionCost(double? collectionsPerOperation, double nanosecondsPerCollection) =>
        (_collectionsPerOperation, _nanosecondsPerCollection) = (collectionsPerOperation, nanosecondsPerCollection);

    /// <summary>Of a cell.</summary>
    /// <param name="cell">All of its launches, because a few milliseconds hold too few collections to check whether they come as expected.</param>
    /// <param name="clock">The cell's main clock.</param>
    /// <param name="bytesPerCollection">Under the cell's condition (<see cref="CollectionBudget"/>); null where it is not known.</param>
    public static CollectionCost Of(CellData cell, MainClock clock, double? bytesPerCollection)
    {
        var (operations, collections, pauses) = Sum(cell.Samples, clock);
        var perOperation = Allocation.Of(cell.Allocations)?.Bytes / bytesPerCollection;
        var expected = operations * perOperation;
        var isExpected = expected is { } count && Math.Abs(collections - count) <= (LargestSurprise * Math.Sqrt(count)) + 1;
        return new CollectionCost(isExpected ? perOperation : null, collections == 0 ? 0 : (double)pauses / collections);
    }

    /// <summary>In nanoseconds, on the cell's main clock.</summary>
    /// <param name="process">The samples of one process of the cell: the length of a collection is taken from its own collections, where it had any.</param>
    /// <param name="clock">The cell's main clock.</param>
    public double PerOperation(IReadOnlyCollection<SampleEvent> process, MainClock clock)
    {
        var (operations, collections, pauses) = Sum(process, clock);
        return _collectionsPerOperation is not { } perOperation
            ? (double)pauses / operations
            : perOperation * (collections == 0 ? _nanosecondsPerCollection : (double)pauses / collections);
    }

    private static (long Operations, long Collections, long PauseNanoseconds) Sum(IReadOnlyCollection<SampleEvent> samples, MainClock clock) =>
        (samples.Sum(sample => sample.Operations), samples.Sum(sample => sample.Collections), samples.Sum(sample => sample.ReadPause(clock)));
}
