using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The shape of canada.json of nativejson-benchmark: numbers, and hardly anything else.</summary>
public sealed class MapWorkload : Workload<GeoMap>
{
    /// <inheritdoc/>
    public override string Name => "map";

    /// <inheritdoc/>
    public override string Description => "dense doubles: rings of positions in lists of lists of lists (the shape of a GeoJSON outline)";

    /// <inheritdoc/>
    public override string SizeUnit => "rings";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 480];

    /// <inheritdoc/>
    public override int DefaultSize => 480;

    /// <inheritdoc/>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.NestedCollection, "Features[].Geometry.Coordinates", "a List<List<List<double>>>"),
    ]);

    /// <inheritdoc/>
    public override GeoMap Create(WorkloadSize size, SeededRandom random)
    {
        var rings = new List<List<List<double>>>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            rings.Add(Ring(RingLength(i), random));
        }

        return new GeoMap
        {
            Type = "FeatureCollection",
            Features = [new MapFeature { Type = "Feature", Properties = new MapProperties { Name = "Wonderland" }, Geometry = new MapGeometry { Type = "Polygon", Coordinates = rings } }],
        };
    }

    /// <summary>Most rings are islets of about twenty positions, one in ten has hundreds, and a few are coasts of thousands. The 480 rings of the original have 55,563 positions, half of which are in the three longest.</summary>
    private static int RingLength(int ring) => (ring % 160 == 7, ring % 40 == 3, ring % 10 == 9) switch
    {
        (true, _, _) => EvenSpread.Of(ring, 5_000, 14_000),
        (_, true, _) => EvenSpread.Of(ring, 600, 2_100),
        (_, _, true) => EvenSpread.Of(ring, 71, 250),
        _ => EvenSpread.Of(ring, 10, 36),
    };

    // A walk by small steps in units of the sixth decimal, as digitised coasts are: all digits count, and neighbours share their first ones.
    private static List<List<double>> Ring(int length, SeededRandom random)
    {
        var (longitude, latitude) = (random.Next(-141_000_000, -52_000_000), random.Next(41_000_000, 84_000_000));
        var ring = new List<List<double>>(length);
        for (var i = 0; i < length; i++)
        {
            longitude += random.Next(-34_000, 34_001);
            latitude += random.Next(-20_000, 20_001);
            ring.Add([Degrees(longitude, random), Degrees(latitude, random)]);
        }

        return ring;
    }

    // Nine of ten of the original's numbers are not the double nearest to their six decimals but its neighbour, so that they take 15 to 17 digits as text.
    private static double Degrees(int millionths, SeededRandom random) => random.Next(10) switch
    {
        < 1 => millionths / 1e6,
        < 6 => Math.BitIncrement(millionths / 1e6),
        _ => Math.BitDecrement(millionths / 1e6),
    };

    /// <inheritdoc/>
    public override GeoMap AllocateCopy(GeoMap value) => new()
    {
        Type = Fresh.Copy(value.Type),
        Features = Fresh.Copy(value.Features, feature => new MapFeature
        {
            Type = Fresh.Copy(feature.Type),
            Properties = new MapProperties { Name = Fresh.Copy(feature.Properties.Name) },
            Geometry = new MapGeometry
            {
                Type = Fresh.Copy(feature.Geometry.Type),
                Coordinates = Fresh.Copy(feature.Geometry.Coordinates, ring => Fresh.Copy<List<double>>(ring, position => [.. position])),
            },
        }),
    };
}
