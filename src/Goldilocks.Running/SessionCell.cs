using Goldilocks.Protocol;

namespace Goldilocks.Running;

/// <summary>One operation on one size in one session.</summary>
internal sealed class SessionCell(int number, long binding, Operation operation)
{
    public int Number => number;

    public long Binding => binding;

    public Operation Operation => operation;

    public long OperationsPerSample { get; set; } = 1;

    /// <summary>Wall time of the last sample; it determines how many more samples fit into the cell's share of time.</summary>
    public double LastSampleSeconds { get; set; }
}
