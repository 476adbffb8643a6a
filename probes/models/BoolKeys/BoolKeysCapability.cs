using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class BoolKeys() : ValuesCapability<HasBoolKeys>("C37.bool", "a dictionary by bool", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBoolKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [true] = 1, [false] = 2 } }),
    ];

    protected override Likeness Compare(HasBoolKeys expected, HasBoolKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasBoolKeysModel() : CapabilityModel<HasBoolKeys>(Needs.Dictionary);
