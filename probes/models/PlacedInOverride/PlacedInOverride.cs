using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public partial class VirtualPlace<T>
{
    [Member(First + 0), NamedMember]
    public virtual T? Value { get; set; }
}

[Contract]
public sealed partial class OverridingPlace<T> : VirtualPlace<T>
{
    [Member(First + 0), NamedMember]
    public override T? Value { get; set; }
}

public sealed class PlacedInOverride() : PlaceCapability("C59.override", "a member that overrides one of the base class")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new OverridingPlace<T> { Value = value }, read => Alike(value, read.Value));
}
