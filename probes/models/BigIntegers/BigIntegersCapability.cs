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

/// <summary>A reader may have room for fewer digits than the writer.</summary>
public sealed class LongBigIntegers() : ValuesCapability<HasBigInteger>("C33.big-integer-long", "a BigInteger of 500 and of 5,000 digits, also below 0", "values")
{
    protected override IEnumerable<(string Name, HasBigInteger Root)> Make() =>
    [
        ("10^500 + 1", new() { Value = BigInteger.Pow(10, 500) + 1 }),
        ("-10^500 - 1", new() { Value = -BigInteger.Pow(10, 500) - 1 }),
        ("10^5,000 + 1", new() { Value = BigInteger.Pow(10, 5_000) + 1 }),
    ];

    protected override Likeness Compare(HasBigInteger expected, HasBigInteger actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
