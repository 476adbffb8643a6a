namespace Goldilocks.Workloads;

/// <summary>Every workload, in the order in which a run measures them.</summary>
public static partial class AllWorkloads
{
    /// <summary>One instance of each. Fast ones come first, so that the first table is complete early.</summary>
    public static IReadOnlyList<Workload> Instances { get; } = [.. Listed().OrderBy(listed => listed.Position).Select(listed => listed.Workload)];

    /// <summary>The workloads in the .props files of the folders; written by the build (serializers/Host/Model.targets).</summary>
    private static partial (int Position, Workload Workload)[] Listed();
}
