using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class PairPlace<T>
{
    [Member(First + 0), NamedMember]
    public KeyValuePair<string, T?> Value { get; set; }
}

public sealed class PlacedInPair() : PlaceCapability("C59.pair", "a value of a KeyValuePair")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new PairPlace<T> { Value = new("a", value) }, read => Alike(value, read.Value.Value));
}
