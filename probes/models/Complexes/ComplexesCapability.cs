using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure whose members have getters only.</summary>
public sealed class Complexes() : ValuesCapability<HasComplex>("C48.complex", "a complex number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasComplex Root)> Make() =>
    [
        ("1.5 and -2", new() { Value = new(1.5, -2) }),
    ];

    protected override Likeness Compare(HasComplex expected, HasComplex actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
