using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class ArrayPlace<T>
{
    [Member(First + 0), NamedMember]
    public T?[]? Value { get; set; }
}

public sealed class PlacedInArray() : PlaceCapability("C59.array", "an element of an array")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new ArrayPlace<T> { Value = [value] }, read => Alike((List<T?>)[value], read.Value));
}
