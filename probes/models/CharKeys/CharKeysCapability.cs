using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class CharKeys() : ValuesCapability<HasCharKeys>("C37.char", "a dictionary by char", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCharKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { ['a'] = 1, [' '] = 2 } }),
    ];

    protected override Likeness Compare(HasCharKeys expected, HasCharKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCharKeysModel() : CapabilityModel<HasCharKeys>(Needs.Dictionary);
