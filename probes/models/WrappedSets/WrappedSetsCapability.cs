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

    protected override Likeness Compare(HasWrappedSet expected, HasWrappedSet actual) => Likeness.OfSet(expected.Value!, actual.Value);
}
