using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It has one field and holds three numbers.</summary>
public sealed class InlineArrays() : UnmarkedCapability<HasInlineArray>("C38.inline", "a structure of the program that is an inline array of three numbers", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasInlineArray Root)> Make() =>
    [
        ("three numbers", new() { Value = Triple.Of(3, 1, 2) }),
    ];

    protected override Likeness Compare(HasInlineArray expected, HasInlineArray actual) => actual.Value[0] == 3 && actual.Value[1] == 1 && actual.Value[2] == 2
        ? Likeness.Exact
        : Likeness.Lost($"3, 1, 2 comes back as {actual.Value[0]}, {actual.Value[1]}, {actual.Value[2]}");
}
