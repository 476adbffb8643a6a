using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class RequiredPlace<T>
{
    [Member(First + 0), NamedMember]
    public required T? Value { get; set; }
}

public sealed class PlacedInRequired() : PlaceCapability("C59.required", "a required member")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new RequiredPlace<T> { Value = value }, read => Alike(value, read.Value));
}
