using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A table from numbers to names cannot hold both.</summary>
public sealed class AliasEnums() : ValuesCapability<HasTempo>("C26.alias", "an enumeration in which two names stand for one number", "values")
{
    protected override IEnumerable<(string Name, HasTempo Root)> Make() =>
    [
        ("Slow", new() { Value = Tempo.Slow }),
        ("Presto", new() { Value = Tempo.Presto }),
        ("Last", new() { Value = Tempo.Last }),
    ];

    protected override Likeness Compare(HasTempo expected, HasTempo actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
