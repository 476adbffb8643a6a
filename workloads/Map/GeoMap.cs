namespace Goldilocks.Workloads;

/// <summary>The outline of a country, as GeoJSON has it.</summary>
[Contract]
public sealed partial class GeoMap
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public List<MapFeature> Features { get; set; } = null!;
}

[Contract]
public sealed partial class MapFeature
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public MapProperties Properties { get; set; } = null!;

    [Member(First + 2)]
    public MapGeometry Geometry { get; set; } = null!;
}

[Contract]
public sealed partial class MapProperties
{
    [Member(First + 0)]
    public string Name { get; set; } = "";
}

/// <summary>Rings of positions of a longitude and a latitude: lists of lists of lists.</summary>
[Contract]
public sealed partial class MapGeometry
{
    [Member(First + 0)]
    public string Type { get; set; } = "";

    [Member(First + 1)]
    public List<List<List<double>>> Coordinates { get; set; } = null!;
}
