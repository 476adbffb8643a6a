using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has fields, and no properties.</summary>
public sealed class TuplesOfValues() : ValuesCapability<HasValueTuple>("C23.tuple-values", "a tuple of values, (int, string)", "values")
{
    protected override IEnumerable<(string Name, HasValueTuple Root)> Make() => [("(11, here)", new() { Value = (11, "here") })];

    protected override Likeness Compare(HasValueTuple expected, HasValueTuple actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
