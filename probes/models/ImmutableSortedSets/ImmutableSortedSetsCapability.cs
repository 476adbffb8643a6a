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

    protected override Likeness Compare(HasImmutableSortedSet expected, HasImmutableSortedSet actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.Order().SequenceEqual(expected.Value!.Order()) => Likeness.Exact,
        var read => Likeness.Lost($"{expected.Value!.Count} elements come back as {read.Count}, silently"),
    };
}
