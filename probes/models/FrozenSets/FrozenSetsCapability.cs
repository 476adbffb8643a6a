using System.Collections.Frozen;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C23.frozen asks it of the dictionary.</summary>
public sealed class FrozenSets() : ValuesCapability<HasFrozenSet>("C23.frozen-set", "a FrozenSet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasFrozenSet Root)> Make() =>
    [
        ("three numbers", new() { Value = new[] { 3, 1, 2 }.ToFrozenSet() }),
        ("empty", new() { Value = FrozenSet<int>.Empty }),
    ];

    protected override Likeness Compare(HasFrozenSet expected, HasFrozenSet actual) => Likeness.OfSet(expected.Value!, actual.Value);
}
