using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C23.immutable-sorted asks it of the dictionary.</summary>
public sealed class ImmutableSortedSets() : ValuesCapability<HasImmutableSortedSet>("C23.immutable-sorted-set", "an ImmutableSortedSet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasImmutableSortedSet Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
        ("empty", new() { Value = [] }),
    ];

    protected override Likeness Compare(HasImmutableSortedSet expected, HasImmutableSortedSet actual) => Likeness.OfSet(expected.Value!, actual.Value);
}
