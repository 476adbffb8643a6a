using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number of 128 bits without a sign.</summary>
public sealed class UInt128s() : ValuesCapability<HasUInt128>("C33.uint128", "a UInt128, the largest too", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUInt128 Root)> Make() =>
    [
        ("largest", new() { Value = UInt128.MaxValue }),
        ("2^64", new() { Value = (UInt128)ulong.MaxValue + 1 }),
    ];

    protected override Likeness Compare(HasUInt128 expected, HasUInt128 actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
