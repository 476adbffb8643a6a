using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An interface that no application registers, and that no member of a value belongs to.</summary>
public sealed class ComparableMember() : ValuesCapability<HasComparableMember>("C14.comparable", "a number and a text in a member declared as IComparable", "polymorphism")
{
    protected override IEnumerable<(string Name, HasComparableMember Root)> Make() => [("an int", new() { Value = 11 }), ("a text", new() { Value = "here" })];

    protected override Likeness Compare(HasComparableMember expected, HasComparableMember actual) => AnyLikeness.Compare(expected.Value, actual.Value);
}
