namespace Goldilocks.Workloads;

/// <summary>Column by column, as measured series are kept.</summary>
[Contract]
public sealed partial class Telemetry
{
    [Member(First + 0)]
    public string Device { get; set; } = "";

    [Member(First + 1)]
    public DateTime[] Timestamps { get; set; } = null!;

    /// <summary>Three decimals: short as text.</summary>
    [Member(First + 2)]
    public double[] Temperatures { get; set; } = null!;

    /// <summary>All 53 bits: up to 17 digits as text.</summary>
    [Member(First + 3)]
    public double[] Vibrations { get; set; } = null!;
}
