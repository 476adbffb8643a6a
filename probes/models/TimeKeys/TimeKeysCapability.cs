using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Midnight is its default, and may be written as nothing.</summary>
public sealed class TimeKeys() : ValuesCapability<HasTimeKeys>("C37.time", "a dictionary by TimeOnly: midnight, a minute and the last tick of a day", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasTimeKeys Root)> Make() =>
    [
        ("midnight", new() { Value = new() { [TimeOnly.MinValue] = 1 } }),
        ("a minute", new() { Value = new() { [new(13, 45)] = 1 } }),
        ("the last tick", new() { Value = new() { [TimeOnly.MaxValue] = 1 } }),
    ];

    protected override Likeness Compare(HasTimeKeys expected, HasTimeKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTimeKeysModel() : CapabilityModel<HasTimeKeys>(Needs.Dictionary);
