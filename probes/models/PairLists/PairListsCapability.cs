using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has the elements of a dictionary, and is none.</summary>
public sealed class PairLists() : ValuesCapability<HasPairList>("C23.pair-list", "a List of KeyValuePair with a key twice", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPairList Root)> Make() =>
    [
        ("a key twice", new() { Value = [new("two", 2), new("one", 1), new("two", 3)] }),
    ];

    protected override Likeness Compare(HasPairList expected, HasPairList actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.SequenceEqual(expected.Value!) => Likeness.Exact,
        var read => Likeness.Lost($"two 2, one 1, two 3 come back as {string.Join(", ", read.Select(pair => $"{pair.Key ?? "null"} {pair.Value}"))}"),
    };
}
