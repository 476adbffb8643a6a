using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its elements are objects, and a reader has to choose a class.</summary>
public sealed class UntypedLists() : ValuesCapability<HasUntypedList>("C23.untyped-list", "a member declared as the IList of the first .NET, with texts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasUntypedList Root)> Make() =>
    [
        ("two texts", new() { Value = new List<string> { "one", "two" } }),
    ];

    protected override Likeness Compare(HasUntypedList expected, HasUntypedList actual) => actual.Value is ["one", "two"] ? Likeness.Exact : AnyLikeness.Compare(expected.Value, actual.Value);
}
