using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class DoubleKeys() : ValuesCapability<HasDoubleKeys>("C37.double", "a dictionary by double", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDoubleKeys Root)> Make() =>
    [
        ("finite", new() { Value = new() { [0.1] = 1, [-1.5e300] = 2 } }),
        ("infinite", new() { Value = new() { [double.PositiveInfinity] = 1 } }),
    ];

    protected override Likeness Compare(HasDoubleKeys expected, HasDoubleKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDoubleKeysModel() : CapabilityModel<HasDoubleKeys>(Needs.Dictionary);
