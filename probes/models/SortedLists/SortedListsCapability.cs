using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its name says list, and it is a dictionary.</summary>
public sealed class SortedLists() : ValuesCapability<HasSortedList>("C24.sorted-list", "a SortedList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSortedList Root)> Make() =>
    [
        ("two entries", new() { Value = new() { ["one"] = 1, ["two"] = 2 } }),
    ];

    protected override Likeness Compare(HasSortedList expected, HasSortedList actual) => KeyLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasSortedListModel() : CapabilityModel<HasSortedList>(Needs.Dictionary);
