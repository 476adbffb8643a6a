using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class InitPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; init; }
}

public sealed class PlacedInInit() : PlaceCapability("C59.init", "a member with init")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new InitPlace<T> { Value = value }, read => Alike(value, read.Value));
}
