using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It keeps an order of its own.</summary>
public sealed class SortedSets() : ValuesCapability<HasSortedSet>("C24.sorted-set", "a SortedSet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSortedSet Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasSortedSet expected, HasSortedSet actual) => Likeness.OfOrder(expected.Value!, actual.Value, "1, 2, 3");
}
