using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose keys are texts has to find a form for them.</summary>
public sealed class DayKeys() : ValuesCapability<HasDayKeys>("C37.day", "a dictionary by DateOnly", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDayKeys Root)> Make() =>
    [
        ("filled", new() { Value = new() { [new(2024, 2, 29)] = 1 } }),
    ];

    protected override Likeness Compare(HasDayKeys expected, HasDayKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDayKeysModel() : CapabilityModel<HasDayKeys>(Needs.Dictionary);
