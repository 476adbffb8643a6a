using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class PrivateSetterPlace<T>
{
    [Member(First + 0), Included]
    public T? Value { get; private set; }

    public PrivateSetterPlace<T> With(T? value)
    {
        Value = value;
        return this;
    }
}

public sealed class PlacedInPrivateSetter() : PlaceCapability("C59.private-setter", "a member with a private setter, marked as the library wants it")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new PrivateSetterPlace<T>().With(value), read => Alike(value, read.Value));
}
