using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A text format may have these words for values of its own.</summary>
public sealed class EnumWords() : ValuesCapability<HasMarking>("C26.words", "an enumeration with members named Null, True, On, NaN and Default", "values")
{
    protected override IEnumerable<(string Name, HasMarking Root)> Make() =>
    [
        ("Null", new() { Value = Marking.Null }),
        ("True", new() { Value = Marking.True }),
        ("On", new() { Value = Marking.On }),
        ("NaN", new() { Value = Marking.NaN }),
        ("Default", new() { Value = Marking.Default }),
    ];

    protected override Likeness Compare(HasMarking expected, HasMarking actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>A writer may take the numbers for unsigned ones.</summary>
public sealed class NegativeEnums() : ValuesCapability<HasFloor>("C26.negative", "an enumeration with negative numbers, the smallest and the largest", "values")
{
    protected override IEnumerable<(string Name, HasFloor Root)> Make() =>
    [
        ("Cellar", new() { Value = Floor.Cellar }),
        ("Deepest", new() { Value = Floor.Deepest }),
        ("Top", new() { Value = Floor.Top }),
    ];

    protected override Likeness Compare(HasFloor expected, HasFloor actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>An array of it may be taken for an array of bytes.</summary>
public sealed class EnumLists() : ValuesCapability<HasSeasons>("C26.list", "a list and an array of an enumeration of bytes", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSeasons Root)> Make() =>
    [
        ("a list", new() { List = [Season.Summer, Season.Winter, Season.Spring] }),
        ("an array", new() { Array = [Season.Summer, Season.Winter, Season.Spring] }),
    ];

    protected override Likeness Compare(HasSeasons expected, HasSeasons actual) => Shown(expected) == Shown(actual) ? Likeness.Exact : Likeness.Lost($"{Shown(expected)} comes back as {Shown(actual)}");

    private static string Shown(HasSeasons seasons) => string.Join(", ", seasons.List is { Count: > 0 } list ? list : seasons.Array ?? []);
}
