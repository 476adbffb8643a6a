using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has no constructor that a reader may call. The runtime's immutable collections are made in this way.</summary>
public sealed class BuiltCollections() : UnmarkedCapability<HasConvoy>("C24.own-read-only-built", "a class of the program that implements IReadOnlyList, and that only a method makes, which its attribute CollectionBuilder names", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasConvoy Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
        ("empty", new() { Value = [] }),
    ];

    protected override Likeness Compare(HasConvoy expected, HasConvoy actual) => Likeness.OfOrder(expected.Value!, actual.Value);
}
