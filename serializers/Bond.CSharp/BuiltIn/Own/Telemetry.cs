using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class Telemetry
{
    [Id(0)]
    public string Device { get; set; } = "";

    [Id(1), Type(typeof(List<long>))]
    public List<DateTime> Timestamps { get; set; } = [];

    [Id(2)]
    public List<double> Temperatures { get; set; } = [];

    [Id(3)]
    public List<double> Vibrations { get; set; } = [];
}
