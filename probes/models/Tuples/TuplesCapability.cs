using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its members have getters only, and its constructor sets them.</summary>
public sealed class Tuples() : ValuesCapability<HasTuple>("C23.tuple", "a Tuple, which is a class", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasTuple Root)> Make() =>
    [
        ("11, here", new() { Value = new(11, "here") }),
    ];

    protected override Likeness Compare(HasTuple expected, HasTuple actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
