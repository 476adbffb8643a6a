using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class StructurePlace<T>
{
    [Member(First + 0), NamedMember]
    public Compartment<T> Inner { get; set; }
}

[Contract]
public partial struct Compartment<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}

public sealed class PlacedInStructure() : PlaceCapability("C59.structure", "a member of a structure")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new StructurePlace<T> { Inner = new() { Value = value } }, read => Alike(value, read.Inner.Value));
}
