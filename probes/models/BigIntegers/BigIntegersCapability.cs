using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number without a limit.</summary>
public sealed class BigIntegers() : ValuesCapability<HasBigInteger>("C33.big-integer", "a BigInteger of 200 digits", "values")
{
    protected override IEnumerable<(string Name, HasBigInteger Root)> Make() =>
    [
        ("10^200 + 1", new() { Value = BigInteger.Pow(10, 200) + 1 }),
        ("-1", new() { Value = -1 }),
        ("0", new() { Value = 0 }),
    ];

    protected override Likeness Compare(HasBigInteger expected, HasBigInteger actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
