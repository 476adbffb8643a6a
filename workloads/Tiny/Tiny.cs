namespace Goldilocks.Workloads;

/// <summary>A message so small that only the cost of a call is left.</summary>
[Contract]
public sealed partial class Tiny
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Name { get; set; } = "";

    [Member(First + 2)]
    public bool IsActive { get; set; }
}
