using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class DecimalKeys() : ValuesCapability<HasDecimalKeys>("C37.decimal", "a dictionary by decimal", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDecimalKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [-0.25m] = 1, [1.10m] = 2 } }),
    ];

    protected override Likeness Compare(HasDecimalKeys expected, HasDecimalKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDecimalKeysModel() : CapabilityModel<HasDecimalKeys>(Needs.Dictionary);
