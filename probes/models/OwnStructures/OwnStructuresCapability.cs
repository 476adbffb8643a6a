using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that adds to a copy of it adds to nothing.</summary>
public sealed class OwnStructures() : UnmarkedCapability<HasTally>("C24.own-structure", "a structure of the program that implements ICollection", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasTally Root)> Make() =>
    [
        ("three numbers", new() { Value = [3, 1, 2] }),
        ("never set", new()),
    ];

    protected override Likeness Compare(HasTally expected, HasTally actual) => Likeness.OfOrder(expected.Value, actual.Value, "3, 1, 2");
}
