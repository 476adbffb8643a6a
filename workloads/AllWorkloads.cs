namespace Goldilocks.Workloads;

/// <summary>Every workload, in the order in which a run measures them.</summary>
public static class AllWorkloads
{
    /// <summary>One instance of each. Fast ones come first, so that the first table stands early.</summary>
    public static IReadOnlyList<Workload> Instances { get; } =
    [
        new PersonWorkload(),
        new BookshelfWorkload(),
        new OrderWorkload(),
        new CustomersWorkload(),
        new CustomersRawWorkload(),
        new CustomersLargeWorkload(),
        new GrainStateWorkload(),
        new TinyWorkload(),
        new PrimitivesWorkload(),
        new SmallStringsWorkload(),
        new LargeStringsWorkload(),
        new CollectionsWorkload(),
        new NestedWorkload(),
        new PolymorphicWorkload(),
        new BinaryWorkload(),
        new SharedReferencesWorkload(),
        new TelemetryWorkload(),
    ];
}
