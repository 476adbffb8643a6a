using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a dictionary that several threads may use.</summary>
public sealed class ConcurrentMaps() : ValuesCapability<HasConcurrentMap>("C24.concurrent-dictionary", "a ConcurrentDictionary", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasConcurrentMap Root)> Make() =>
    [
        ("two entries", new() { Value = new() { ["one"] = 1, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasConcurrentMap expected, HasConcurrentMap actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasConcurrentMapModel() : CapabilityModel<HasConcurrentMap>(Needs.Dictionary);
