using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader must have all elements before it makes the collection.</summary>
public sealed class OwnReadOnlyLists() : UnmarkedCapability<HasSongbook>("C24.own-read-only-list", "a class of the program that implements IReadOnlyList, and has a constructor that takes its elements", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSongbook Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
        ("empty", new() { Value = new([]) }),
    ];

    protected override Likeness Compare(HasSongbook expected, HasSongbook actual) => Likeness.OfOrder(expected.Value!, actual.Value);
}

/// <summary>The same with entries.</summary>
public sealed class OwnReadOnlyDictionaries() : UnmarkedCapability<HasGazetteer>("C24.own-read-only-dictionary", "a class of the program that implements IReadOnlyDictionary, and has a constructor that takes its entries", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGazetteer Root)> Make() =>
    [
        ("two entries", new() { Value = new(new Dictionary<string, int> { ["one"] = 1, ["two"] = 2 }) }),
    ];

    protected override Likeness Compare(HasGazetteer expected, HasGazetteer actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        { Count: 2 } read when read.Contains(new("one", 1)) && read.Contains(new("two", 2)) => Likeness.Exact,
        var read => Likeness.Lost($"two entries come back as {read.Count}"),
    };
}
