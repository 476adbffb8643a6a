using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may go by its interface, or by its members, which are none of its data.</summary>
public sealed class OwnLists() : UnmarkedCapability<HasPlaylist>("C24.own-list", "a class of the program that implements IList", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasPlaylist Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasPlaylist expected, HasPlaylist actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
