using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Beside its six fields it has members that are computed of them, of which one can be set.</summary>
public sealed class Matrices() : ValuesCapability<HasMatrix>("C48.matrix", "a Matrix3x2, whose members are fields, and which has computed ones", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMatrix Root)> Make() =>
    [
        ("six numbers", new() { Value = new(1, 2, 3, 4, 5, 6) }),
        ("the identity", new() { Value = Matrix3x2.Identity }),
    ];

    protected override Likeness Compare(HasMatrix expected, HasMatrix actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
