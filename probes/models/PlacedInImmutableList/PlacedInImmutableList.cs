using System.Collections.Immutable;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ImmutableListPlace<T>
{
    [Member(First + 0), NamedMember]
    public ImmutableList<T?>? Value { get; set; }
}

public sealed class PlacedInImmutableList() : PlaceCapability("C59.immutable-list", "an element of an ImmutableList")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ImmutableListPlace<T> { Value = [value] }, read => Alike((List<T?>)[value], read.Value));
}
