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

    protected override Likeness Compare(HasFrozenSet expected, HasFrozenSet actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.Order().SequenceEqual(expected.Value!.Order()) => Likeness.Exact,
        var read => Likeness.Lost($"{expected.Value!.Count} elements come back as {read.Count}, silently"),
    };
}
