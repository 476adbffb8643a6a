using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its elements know their neighbours, and so lead back to themselves.</summary>
public sealed class LinkedLists() : ValuesCapability<HasLinkedList>("C24.linked-list", "a LinkedList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasLinkedList Root)> Make() =>
    [
        ("three numbers", new() { Value = new([3, 1, 2]) }),
    ];

    protected override Likeness Compare(HasLinkedList expected, HasLinkedList actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
