namespace Goldilocks.Workloads;

/// <summary>Structs side by side, and a block of numbers.</summary>
[Contract]
public sealed partial class Mesh
{
    [Member(First + 0)]
    public List<Point> Points { get; set; } = null!;

    [Member(First + 1)]
    public float[] Weights { get; set; } = null!;
}

/// <summary>Three numbers, as graphics and games keep them.</summary>
[Contract]
public partial struct Point
{
    [Member(First + 0)]
    public float X { get; set; }

    [Member(First + 1)]
    public float Y { get; set; }

    [Member(First + 2)]
    public float Z { get; set; }
}
