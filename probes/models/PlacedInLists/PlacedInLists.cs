using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ListsPlace<T>
{
    [Member(First + 0), NamedMember]
    public List<List<T?>>? Value { get; set; }
}

public sealed class PlacedInLists() : PlaceCapability("C59.lists", "an element of a list in a list")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ListsPlace<T> { Value = [[value], []] }, read => Alike((List<List<T?>>)[[value], []], read.Value));
}
