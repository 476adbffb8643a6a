using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class KeysPlace<T> where T : notnull
{
    [Member(First + 0), NamedMember]
    public Dictionary<T, int>? Value { get; set; }
}

public sealed class PlacedInKeys() : PlaceCapability("C59.keys", "a key of a dictionary")
{
    public override bool ComparesValues => true;

    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new KeysPlace<T> { Value = new() { [value!] = 1 } }, read => Alike((List<T?>)[value], read.Value?.Keys));
}
