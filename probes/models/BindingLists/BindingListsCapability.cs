using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Forms show it. It has switches of its own beside its elements.</summary>
public sealed class BindingLists() : ValuesCapability<HasBindingList>("C24.binding-list", "a BindingList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBindingList Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasBindingList expected, HasBindingList actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
