using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys that are values of an enumeration.</summary>
public sealed class EnumKeys() : ValuesCapability<HasEnumKeys>("C37.enum", "a dictionary by an enumeration", "values")
{
    protected override IEnumerable<(string Name, HasEnumKeys Root)> Make() => [("two entries", new() { Value = new() { [Weekday.Sunday] = 1, [Weekday.Monday] = 2 } })];

    protected override Likeness Compare(HasEnumKeys expected, HasEnumKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasEnumKeysModel() : CapabilityModel<HasEnumKeys>(Needs.Dictionary);
