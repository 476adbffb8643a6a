using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class SetPlace<T>
{
    [Member(First + 0), NamedMember]
    public HashSet<T>? Value { get; set; }
}

public sealed class PlacedInSet() : PlaceCapability("C59.set", "an element of a set")
{
    public override bool ComparesValues => true;

    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new SetPlace<T> { Value = [value!] }, read => Alike((List<T?>)[value], read.Value));
}
