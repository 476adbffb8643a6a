using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class that has a form as text.</summary>
public sealed class CultureKeys() : ValuesCapability<HasCultureKeys>("C37.culture", "a dictionary by CultureInfo", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCultureKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [CultureInfo.GetCultureInfo("de-CH")] = 1, [CultureInfo.InvariantCulture] = 2 } }),
    ];

    protected override Likeness Compare(HasCultureKeys expected, HasCultureKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCultureKeysModel() : CapabilityModel<HasCultureKeys>(Needs.Dictionary);
