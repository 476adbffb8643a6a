using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ParameterPlace<T>
{
    [Constructor]
    public ParameterPlace(T? value) => Value = value;

    [Member(First + 0), NamedMember]
    public T? Value { get; }
}

public sealed class PlacedInParameter() : PlaceCapability("C59.parameter", "a member with a getter only, and a parameter of the constructor")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ParameterPlace<T>(value), read => Alike(value, read.Value));
}
