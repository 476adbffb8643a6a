using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure with fields only.</summary>
public sealed class Vectors() : ValuesCapability<HasVector>("C48.vector", "a Vector3, whose members are fields", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasVector Root)> Make() =>
    [
        ("1.5, -2, 3", new() { Value = new(1.5f, -2, 3) }),
    ];

    protected override Likeness Compare(HasVector expected, HasVector actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
