using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>All that it has is a number behind a member without a setter.</summary>
public sealed class BitVectors() : ValuesCapability<HasBitVector>("C48.bit-vector", "a BitVector32", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBitVector Root)> Make() =>
    [
        ("some bits", new() { Value = new(0b1010_0001) }),
        ("none", new() { Value = default }),
    ];

    protected override Likeness Compare(HasBitVector expected, HasBitVector actual) => Likeness.OfEqual(expected.Value.Data, actual.Value.Data);
}
