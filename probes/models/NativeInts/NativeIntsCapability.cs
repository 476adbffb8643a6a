using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its length is that of the machine.</summary>
public sealed class NativeInts() : ValuesCapability<HasNativeInt>("C33.native", "a native int", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNativeInt Root)> Make() =>
    [
        ("-7", new() { Value = -7 }),
        ("2^31", new() { Value = int.MaxValue }),
    ];

    protected override Likeness Compare(HasNativeInt expected, HasNativeInt actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
