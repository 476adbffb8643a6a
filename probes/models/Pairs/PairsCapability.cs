using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is a structure without setters, and not an entry of a dictionary.</summary>
public sealed class PairsOfValues() : ValuesCapability<HasPair>("C23.pair", "a KeyValuePair", "values")
{
    protected override IEnumerable<(string Name, HasPair Root)> Make() => [("one, 1", new() { Value = new("one", 1) })];

    protected override Likeness Compare(HasPair expected, HasPair actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
