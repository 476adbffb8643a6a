using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number of 128 bits.</summary>
public sealed class Int128s() : ValuesCapability<HasInt128>("C33.int128", "an Int128, the smallest too", "values")
{
    protected override IEnumerable<(string Name, HasInt128 Root)> Make() =>
    [
        ("smallest", new() { Value = Int128.MinValue }),
        ("largest", new() { Value = Int128.MaxValue }),
        ("11", new() { Value = 11 }),
    ];

    protected override Likeness Compare(HasInt128 expected, HasInt128 actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
