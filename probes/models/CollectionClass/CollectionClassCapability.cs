using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its elements lie in another list.</summary>
public sealed class CollectionClass() : ValuesCapability<HasCollectionClass>("C24.collection", "a member of the class Collection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasCollectionClass Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasCollectionClass expected, HasCollectionClass actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
