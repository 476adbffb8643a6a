using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ValuesPlace<T>
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, T?>? Value { get; set; }
}

public sealed class PlacedInValues() : PlaceCapability("C59.values", "a value of a dictionary")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ValuesPlace<T> { Value = new() { ["a"] = value } }, read => Alike((List<T?>)[value], read.Value?.Values));
}
