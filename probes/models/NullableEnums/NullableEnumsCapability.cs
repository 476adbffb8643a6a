using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null is not the first member.</summary>
public sealed class NullableEnums() : ValuesCapability<HasNullableEnum>("C27.enum", "an enumeration that is null, zero, a member and none", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableEnum Root)> Make() =>
    [
        ("null", new() { Value = null }),
        ("zero", new() { Value = Tint.Zero }),
        ("one", new() { Value = Tint.One }),
        ("77", new() { Value = (Tint)77 }),
    ];

    protected override Likeness Compare(HasNullableEnum expected, HasNullableEnum actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
