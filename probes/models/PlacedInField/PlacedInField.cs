using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class FieldPlace<T>
{
    [Member(First + 0), Included]
    public T? Value;
}

public sealed class PlacedInField() : PlaceCapability("C59.field", "a field")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new FieldPlace<T> { Value = value }, read => Alike(value, read.Value));
}
