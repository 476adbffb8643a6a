using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It stands before a set that can still change.</summary>
public sealed class WrappedSets() : ValuesCapability<HasWrappedSet>("C24.read-only-set", "a ReadOnlySet", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasWrappedSet Root)> Make() =>
    [
        ("three numbers", new() { Value = new(new HashSet<int> { 3, 1, 2 }) }),
        ("empty", new() { Value = new(new HashSet<int>()) }),
    ];

    protected override Likeness Compare(HasWrappedSet expected, HasWrappedSet actual) => actual.Value switch
    {
        null => Likeness.Lost("it comes back as null"),
        var read when read.Order().SequenceEqual(expected.Value!.Order()) => Likeness.Exact,
        var read => Likeness.Lost($"{expected.Value!.Count} elements come back as {read.Count}, silently"),
    };
}
