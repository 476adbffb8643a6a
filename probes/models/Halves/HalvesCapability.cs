using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number of 16 bits.</summary>
public sealed class Halves() : ValuesCapability<HasHalf>("C32.half", "a Half that is 1.5, the largest, infinite or no number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasHalf Root)> Make() =>
    [
        ("1.5", new() { Value = (Half)1.5 }),
        ("largest", new() { Value = Half.MaxValue }),
        ("infinite", new() { Value = Half.NegativeInfinity }),
        ("no number", new() { Value = Half.NaN }),
    ];

    protected override Likeness Compare(HasHalf expected, HasHalf actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
