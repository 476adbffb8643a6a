using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class RecordStructurePlace<T>
{
    [Member(First + 0), NamedMember]
    public Bulkhead<T> Inner { get; set; }
}

[Contract]
public readonly partial record struct Bulkhead<T>([property: Member(First + 0), NamedMember] T? Value);

public sealed class PlacedInRecordStructure() : PlaceCapability("C59.record-structure", "a parameter of a record structure")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new RecordStructurePlace<T> { Inner = new(value) }, read => Alike(value, read.Inner.Value));
}
