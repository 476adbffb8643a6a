using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its ends are structures without a setter.</summary>
public sealed class Ranges() : ValuesCapability<HasRange>("C48.range", "a Range", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasRange Root)> Make() =>
    [
        ("1..^2", new() { Value = 1..^2 }),
        ("2..5", new() { Value = 2..5 }),
    ];

    protected override Likeness Compare(HasRange expected, HasRange actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
