using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is added goes through a method of the class.</summary>
public sealed class OwnCollections() : UnmarkedCapability<HasMailingList>("C24.own-collection", "a class of the program that derives from Collection and refuses an element twice", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasMailingList Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasMailingList expected, HasMailingList actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
