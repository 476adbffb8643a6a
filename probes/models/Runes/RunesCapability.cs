using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A structure whose members have getters only.</summary>
public sealed class Runes() : ValuesCapability<HasRune>("C48.rune", "a Rune, also beyond 16 bits", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasRune Root)> Make() =>
    [
        ("a letter", new() { Value = new('a') }),
        ("beyond 16 bits", new() { Value = new(0x1F600) }),
    ];

    protected override Likeness Compare(HasRune expected, HasRune actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
