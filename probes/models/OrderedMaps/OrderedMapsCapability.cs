using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The order of the entries is a part of its value.</summary>
public sealed class OrderedMaps() : ValuesCapability<HasOrderedMap>("C24.ordered-dictionary", "an OrderedDictionary, whose entries have an order", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasOrderedMap Root)> Make() =>
    [
        ("three entries", new() { Value = new() { ["one"] = 1, ["three"] = 3, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasOrderedMap expected, HasOrderedMap actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: var count } when count != expected.Value!.Count => Likeness.Lost($"{expected.Value.Count} entries come back as {count}"),
        var read when read.SequenceEqual(expected.Value!) => Likeness.Exact,
        var read => Likeness.Lost($"one, three, two come back as {string.Join(", ", read.Keys)}"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasOrderedMapModel() : CapabilityModel<HasOrderedMap>(Needs.Dictionary);
