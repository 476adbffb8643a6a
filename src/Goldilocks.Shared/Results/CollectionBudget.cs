
namespace Goldilocks.Results;

/// <summary>The bytes that a program allocates between two collections, estimated from the run itself.</summary>
public static class CollectionBudget
{
    /// <summary>A process with fewer collections gives too poor an estimate.</summary>
    private const long FewestCollections = 8;

    /// <summary>For each condition of a run, the median over its processes.</summary>
    /// <param name="cells">Of a run. With the pinned budget of 16 MiB it comes out at 15.6 to 16.4 MiB, whatever is measured.</param>
    /// <returns>Without the conditions under which no process had enough collections. Processes differ where the runtime adapts the budget; <see cref="CollectionCost"/> then notices that collections do not come as expected.</returns>
    public static IReadOnlyDictionary<string, double> BytesPerCollection(IEnumerable<CellData> cells) => cells
        .SelectMany(AllocatedByProcess)
        .GroupBy(cell => cell.Process)
        .Select(process => (process.Key.Variant.Condition, Collections: process.Sum(cell => cell.Collections), Bytes: process.Sum(cell => cell.Bytes)))
        .Where(process => process.Collections >= FewestCollections && process.Bytes > 0)
        .GroupBy(process => process.Condition, process => process.Bytes / process.Collections)
        .ToDictionary(condition => condition.Key, condition => Median.Of(condition));

    /// <summary>The operations of a variant share a process, and a collection is due when they have used up the budget together.</summary>
    private static IEnumerable<((VariantKey Variant, string Workload, int Launch, int Group, int Process) Process, double Bytes, long Collections)> AllocatedByProcess(CellData cell) =>
        Allocation.Of(cell.Allocations) is not { } allocation ? [] : cell.Samples
            .GroupBy(sample => (cell.Variant, cell.Key.Workload, sample.Launch, sample.Group, sample.Process))
            .Select(process => (process.Key, (double)allocation.Bytes * process.Sum(sample => sample.Operations), process.Sum(sample => sample.Collections)));
}
