using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Its value is computed when it is asked for.</summary>
public sealed class Lazies() : ValuesCapability<HasLazy>("C48.lazy", "a Lazy value", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasLazy Root)> Make() =>
    [
        ("11", new() { Value = new(() => 11) }),
    ];

    protected override Likeness Compare(HasLazy expected, HasLazy actual) => Likeness.OfEqual(11, actual.Value?.Value);
}
