using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Its class at run time is another, which nobody can name.</summary>
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
