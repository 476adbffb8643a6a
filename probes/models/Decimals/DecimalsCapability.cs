using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The same decimal in other places than a member: a writer may have code of its own for each.</summary>
public sealed class DecimalPlaces() : ValuesCapability<HasDecimals>("C31.places", "a decimal with zeros behind its point that can be null, in an array and in a list", "values")
{
    protected override IEnumerable<(string Name, HasDecimals Root)> Make() =>
        from value in DecimalLikeness.Values
        let name = DecimalLikeness.Show(value)
        from root in new (string Place, HasDecimals Root)[]
        {
            ("that can be null", new() { Nullable = value }),
            ("in an array", new() { Array = [value, 1.5m] }),
            ("in a list", new() { List = [value, 1.5m] }),
        }
        select ($"{name} {root.Place}", root.Root);

    protected override Likeness Compare(HasDecimals expected, HasDecimals actual) => DecimalLikeness.Compare(ValueOf(expected), ValueOf(actual));

    private static decimal? ValueOf(HasDecimals root) => root.Nullable ?? root.Array?.FirstOrDefault() ?? root.List?.FirstOrDefault();
}

/// <summary>The same as values of a dictionary.</summary>
public sealed class DecimalEntries() : ValuesCapability<HasDecimalEntries>("C31.dictionary", "a decimal with zeros behind its point in a dictionary", "values")
{
    protected override IEnumerable<(string Name, HasDecimalEntries Root)> Make() =>
        DecimalLikeness.Values.Select(value => (DecimalLikeness.Show(value), new HasDecimalEntries { Value = new() { ["one"] = value } }));

    protected override Likeness Compare(HasDecimalEntries expected, HasDecimalEntries actual) =>
        DecimalLikeness.Compare(expected.Value!["one"], actual.Value is { } entries && entries.TryGetValue("one", out var read) ? read : null);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasDecimalEntriesModel() : CapabilityModel<HasDecimalEntries>(Needs.Dictionary);
