namespace Goldilocks.Workloads;

/// <summary>
/// One kind of value and nothing else, for the table by kind (the Orleans study, which prints such a table without showing the
/// objects).
/// </summary>
public abstract class KindWorkload<T> : Workload<T> where T : class
{
    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000, 10_000];

    /// <inheritdoc/>
    public override int DefaultSize => 100;

    /// <inheritdoc/>
    public sealed override bool IsInDefaultRun => false;
}
