using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Collections in collections, also empty ones.</summary>
public sealed class NestedCollections() : ValuesCapability<HasNestedCollection>("C23.nested", "a dictionary of lists of dictionaries", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNestedCollection Root)> Make() =>
    [
        ("filled", new() { Value = new() { ["a"] = [new() { ["b"] = 1 }, []], ["c"] = [] } }),
    ];

    protected override Likeness Compare(HasNestedCollection expected, HasNestedCollection actual) => Likeness.OfEqual(Text(expected.Value!), actual.Value is { } read ? Text(read) : null);

    private static string Text(Dictionary<string, List<Dictionary<string, int>>> value) =>
        string.Join("; ", value.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key}: {string.Join(", ", (entry.Value ?? []).Select(map => "[" + string.Join(", ", map.Select(inner => $"{inner.Key} {inner.Value}")) + "]"))}"));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNestedCollectionModel() : CapabilityModel<HasNestedCollection>(Needs.Dictionary);
