using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The compiler takes it for a collection. A library may not, and must not lose its elements then.</summary>
public sealed class OwnSequences() : UnmarkedCapability<HasGuestbook>("C24.own-sequence", "a class of the program that implements IEnumerable and has a method Add", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasGuestbook Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
    ];

    protected override Likeness Compare(HasGuestbook expected, HasGuestbook actual) => Likeness.OfOrder(expected.Value!, actual.Value, "3, 1, 2");
}
