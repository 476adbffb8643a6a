using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader can make it without its constructor, and then has no element.</summary>
public sealed class OwnReadOnlyStructures() : UnmarkedCapability<HasStanza>("C24.own-read-only-structure", "a structure of the program that implements IReadOnlyCollection, and has a constructor that takes its elements", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasStanza Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
    ];

    protected override Likeness Compare(HasStanza expected, HasStanza actual) => actual.Value.Count == 0
        ? Likeness.Lost("3, 1, 2 comes back as nothing, silently") : Likeness.OfOrder(expected.Value, actual.Value, "3, 1, 2");
}
