using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Formats without lists of lists have to refuse them.</summary>
public sealed class ListsOfLists() : ValuesCapability<HasListsOfLists>("C23.lists", "a list of lists, with an empty one and null among them", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasListsOfLists Root)> Make() =>
    [
        ("filled", new() { Value = [[1, 2], [3]] }),
        ("with an empty one", new() { Value = [[1], [], [2]] }),
        ("with null", new() { Value = [[1], null, [2]] }),
    ];

    protected override Likeness Compare(HasListsOfLists expected, HasListsOfLists actual) => Likeness.OfEqual(Text(expected.Value!), actual.Value is { } read ? Text(read) : null);

    private static string Text(List<List<int>?> lists) => string.Join(" ", lists.Select(list => list is null ? "null" : $"[{string.Join(", ", list)}]"));
}
