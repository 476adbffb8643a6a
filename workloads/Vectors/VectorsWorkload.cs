using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Arrays of structs and of numbers, which some formats copy as a block: the shape of MemoryPack's own benchmarks.</summary>
public sealed class VectorsWorkload : Workload<Mesh>
{
    /// <inheritdoc/>
    public override string Name => "vectors";

    /// <inheritdoc/>
    public override string Description => "a list of structs of three floats, and a block of floats";

    /// <inheritdoc/>
    public override string SizeUnit => "points";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [10, 100, 1_000, 10_000];

    /// <inheritdoc/>
    public override int DefaultSize => 1_000;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.Struct, "Point", "a struct"),
    ]);

    /// <summary>Values in a block for each point: with the default size, the block has the 65,536 floats that MemoryPack's own benchmarks have.</summary>
    private const double WeightsPerPoint = 65.536;

    /// <inheritdoc/>
    public override Mesh Create(WorkloadSize size, SeededRandom random)
    {
        var points = new List<Point>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            points.Add(new Point { X = Coordinate(random), Y = Coordinate(random), Z = Coordinate(random) });
        }

        var weights = new float[(int)(size.Count * WeightsPerPoint)];
        foreach (ref var weight in weights.AsSpan())
        {
            weight = (float)random.NextDouble();
        }

        return new Mesh { Points = points, Weights = weights };
    }

    private static float Coordinate(SeededRandom random) => (float)((random.NextDouble() - 0.5) * 200);

    /// <inheritdoc/>
    public override Mesh AllocateCopy(Mesh value) => new() { Points = [.. value.Points], Weights = value.Weights.AsSpan().ToArray() };
}
