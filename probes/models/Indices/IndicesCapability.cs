using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure whose members have getters only.</summary>
public sealed class Indices() : ValuesCapability<HasIndex>("C48.index", "an Index, from the start and from the end", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasIndex Root)> Make() =>
    [
        ("2", new() { Value = 2 }),
        ("^2", new() { Value = ^2 }),
    ];

    protected override Likeness Compare(HasIndex expected, HasIndex actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
