using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ReadOnlyListPlace<T>
{
    [Member(First + 0), NamedMember]
    public IReadOnlyList<T?>? Value { get; set; }
}

public sealed class PlacedInReadOnlyList() : PlaceCapability("C59.read-only-list", "an element of an IReadOnlyList")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ReadOnlyListPlace<T> { Value = new List<T?> { value } }, read => Alike((List<T?>)[value], read.Value));
}
