using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial record RecordPlace<T>([property: Member(First + 0), NamedMember] T? Value);

public sealed class PlacedInRecord() : PlaceCapability("C59.record", "a parameter of a record")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new RecordPlace<T>(value), read => Alike(value, read.Value));
}
