using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime represents a type by an object of an internal class. A library that writes the name of that class cannot make such an object again.</summary>
public sealed class SystemTypes() : ValuesCapability<HasSystemType>("C48.type", "a member of type System.Type", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSystemType Root)> Make() =>
    [
        ("a type of the runtime", new() { Value = typeof(string) }),
        ("a generic type", new() { Value = typeof(List<int>) }),
        ("a type of the program", new() { Value = typeof(HasSystemType) }),
    ];

    protected override Likeness Compare(HasSystemType expected, HasSystemType actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
