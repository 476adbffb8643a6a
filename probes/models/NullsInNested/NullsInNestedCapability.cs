using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null and empty are two states, also inside of a collection.</summary>
public sealed class NullsInNestedCollections() : ValuesCapability<HasNested>("C25.nested", "null, empty and filled lists in a dictionary and bytes in a list, and null among the texts of a list in a dictionary", "values")
{
    protected override IEnumerable<(string Name, HasNested Root)> Make() =>
    [
        ("filled and empty lists", new() { Lists = new() { ["a"] = ["here"], ["b"] = [] } }),
        ("a null list", new() { Lists = new() { ["a"] = null, ["b"] = ["here"] } }),
        ("a null text", new() { Lists = new() { ["a"] = ["here", null] } }),
        ("filled and empty bytes", new() { Bytes = [[1, 2], []] }),
        ("null bytes", new() { Bytes = [[1, 2], null] }),
    ];

    protected override Likeness Compare(HasNested expected, HasNested actual) => Likeness.OfEqualOrEmpty(Shown(expected), Shown(actual));

    private static string Shown(HasNested root) => string.Join(" ", new[]
    {
        root.Lists?.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key} {ValueChecks.Bracketed(entry.Value)}"),
        root.Bytes?.Select(ValueChecks.Bracketed),
    }.SelectMany(texts => texts ?? []));
}

/// <summary>The same with arrays in an array.</summary>
public sealed class NullsInJagged() : ValuesCapability<HasArraysOfArrays>("C25.jagged", "null, empty and filled arrays in an array", "values")
{
    protected override IEnumerable<(string Name, HasArraysOfArrays Root)> Make() => [("filled and empty", new() { Value = [[1, 2], []] }), ("null", new() { Value = [[1, 2], null] })];

    protected override Likeness Compare(HasArraysOfArrays expected, HasArraysOfArrays actual) => Likeness.OfEqualOrEmpty(Shown(expected), Shown(actual));

    private static string Shown(HasArraysOfArrays root) => root.Value is null ? "null" : string.Join(" ", root.Value.Select(ValueChecks.Bracketed));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNestedModel() : CapabilityModel<HasNested>(Needs.Dictionary);
