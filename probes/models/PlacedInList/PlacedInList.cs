using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ListPlace<T>
{
    [Member(First + 0), NamedMember]
    public List<T?>? Value { get; set; }
}

public sealed class PlacedInList() : PlaceCapability("C59.list", "an element of a list")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ListPlace<T> { Value = [value] }, read => Alike((List<T?>)[value], read.Value));
}
