using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its parts have getters only.</summary>
public sealed class VersionNumbers() : ValuesCapability<HasVersionNumber>("C48.version", "a Version of two, three and four parts", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasVersionNumber Root)> Make() =>
    [
        ("two parts", new() { Value = new(1, 2) }),
        ("three parts", new() { Value = new(1, 2, 3) }),
        ("four parts", new() { Value = new(1, 2, 3, 4) }),
    ];

    protected override Likeness Compare(HasVersionNumber expected, HasVersionNumber actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
