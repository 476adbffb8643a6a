namespace Goldilocks.Workloads;

/// <summary>No list of lists: protobuf has none.</summary>
[Contract]
public sealed partial class Collections
{
    [Member(First + 0)]
    public int[] Array { get; set; } = null!;

    [Member(First + 1)]
    public List<long> Numbers { get; set; } = null!;

    [Member(First + 2)]
    public List<string> Names { get; set; } = null!;

    [Member(First + 3)]
    public Dictionary<string, int> Counts { get; set; } = null!;
}
