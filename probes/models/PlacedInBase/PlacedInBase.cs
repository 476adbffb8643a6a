using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public partial class BasePlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}

[Contract]
public sealed partial class DerivedPlace<T> : BasePlace<T>
{
    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}

public sealed class PlacedInBase() : PlaceCapability("C59.base", "a member of a base class")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new DerivedPlace<T> { Value = value }, read => Alike(value, read.Value));
}
