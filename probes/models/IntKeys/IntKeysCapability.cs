using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that are numbers.</summary>
public sealed class IntKeys() : ValuesCapability<HasIntKeys>("C37.int", "a dictionary by int", "values")
{
    protected override IEnumerable<(string Name, HasIntKeys Root)> Make() => [("two entries", new() { Value = new() { [-1] = 1, [int.MaxValue] = 2 } })];

    protected override Likeness Compare(HasIntKeys expected, HasIntKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasIntKeysModel() : CapabilityModel<HasIntKeys>(Needs.Dictionary);
