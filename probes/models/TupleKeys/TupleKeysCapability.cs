using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Keys with two parts.</summary>
public sealed class TupleKeys() : ValuesCapability<HasTupleKeys>("C37.tuple", "a dictionary by a tuple", "values")
{
    protected override IEnumerable<(string Name, HasTupleKeys Root)> Make() => [("two entries", new() { Value = new() { [(1, 2)] = 1, [(2, 1)] = 2 } })];

    protected override Likeness Compare(HasTupleKeys expected, HasTupleKeys actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTupleKeysModel() : CapabilityModel<HasTupleKeys>(Needs.Dictionary);
