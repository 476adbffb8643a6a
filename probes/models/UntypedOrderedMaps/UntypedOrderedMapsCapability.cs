using System.Collections.Specialized;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its keys and values are objects, and its entries have an order.</summary>
public sealed class UntypedOrderedMaps() : ValuesCapability<HasUntypedOrderedMap>("C24.ordered-untyped", "an OrderedDictionary of the first .NET, with texts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUntypedOrderedMap Root)> Make() =>
    [
        ("three entries", new() { Value = new() { ["one"] = "1", ["three"] = "3", ["two"] = "2" } }),
    ];

    protected override Likeness Compare(HasUntypedOrderedMap expected, HasUntypedOrderedMap actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: not 3 } read => Likeness.Lost($"3 entries come back as {read.Count}"),
        var read when Text(read) == Text(expected.Value!) => Likeness.Exact,
        var read => Likeness.Lost($"{Text(expected.Value!)} comes back as {Text(read)}"),
    };

    private static string Text(OrderedDictionary map) => string.Join(", ", map.Keys.Cast<object>().Select(key => $"{key} {map[key]}"));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasUntypedOrderedMapModel() : CapabilityModel<HasUntypedOrderedMap>(Needs.Dictionary);
