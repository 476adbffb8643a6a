using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure of four fields.</summary>
public sealed class Quaternions() : ValuesCapability<HasQuaternion>("C48.quaternion", "a Quaternion, whose members are fields", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasQuaternion Root)> Make() =>
    [
        ("four numbers", new() { Value = new(1, 2, 3, 4) }),
    ];

    protected override Likeness Compare(HasQuaternion expected, HasQuaternion actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
