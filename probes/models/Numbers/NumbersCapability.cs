using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A decimal keeps the zeros behind its point.</summary>
public sealed class Decimals() : ValuesCapability<HasDecimal>("C31", "a decimal with trailing zeros, the largest, and 28 places", "values")
{
    protected override IEnumerable<(string Name, HasDecimal Root)> Make() =>
    [
        .. DecimalLikeness.Values.Select(value => (DecimalLikeness.Show(value), new HasDecimal { Value = value })),
        ("1.000", new() { Value = 1.000m }),
        ("largest", new() { Value = decimal.MaxValue }),
        ("smallest", new() { Value = decimal.MinValue }),
        ("28 places", new() { Value = 0.0000000000000000000000000001m }),
        ("all digits in front of the point and behind it", new() { Value = 12345678901234.567890123456789m }),
        ("all digits behind the point", new() { Value = -0.1234567890123456789012345678m }),
        ("-0.0", new() { Value = new decimal(0, 0, 0, isNegative: true, scale: 1) }),
    ];

    protected override Likeness Compare(HasDecimal expected, HasDecimal actual) => DecimalLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>Values of a double that text formats have no word for, and the smallest.</summary>
public sealed class Doubles() : ValuesCapability<HasDouble>("C32.double", "a double that is NaN with a payload, -0.0, infinite or the smallest", "values")
{
    private const long NaNWithPayload = 0x7FF8_0000_0000_1234;

    protected override IEnumerable<(string Name, HasDouble Root)> Make() =>
    [
        ("NaN", new() { Value = double.NaN }),
        ("NaN with a payload", new() { Value = BitConverter.Int64BitsToDouble(NaNWithPayload) }),
        ("-0.0", new() { Value = -0.0 }),
        ("infinity", new() { Value = double.PositiveInfinity }),
        ("-infinity", new() { Value = double.NegativeInfinity }),
        ("smallest", new() { Value = double.Epsilon }),
        ("largest", new() { Value = double.MaxValue }),
        ("0.1", new() { Value = 0.1 }),
    ];

    protected override Likeness Compare(HasDouble expected, HasDouble actual) => BitConverter.DoubleToInt64Bits(expected.Value) == BitConverter.DoubleToInt64Bits(actual.Value)
        ? Likeness.Exact
        : expected.Value.Equals(actual.Value)
            ? Likeness.Near("the value is equal, its bits are not")
            : Likeness.Lost(ValueChecks.Differs(expected.Value, actual.Value));
}

/// <summary>A float must not go through a double's digits.</summary>
public sealed class Floats() : ValuesCapability<HasFloat>("C32.float", "a float that is 0.1, -0.0, infinite or the smallest", "values")
{
    protected override IEnumerable<(string Name, HasFloat Root)> Make() =>
    [
        ("0.1", new() { Value = 0.1f }),
        ("NaN", new() { Value = float.NaN }),
        ("-0.0", new() { Value = -0.0f }),
        ("infinity", new() { Value = float.PositiveInfinity }),
        ("smallest", new() { Value = float.Epsilon }),
        ("largest", new() { Value = float.MaxValue }),
    ];

    protected override Likeness Compare(HasFloat expected, HasFloat actual) => BitConverter.SingleToInt32Bits(expected.Value) == BitConverter.SingleToInt32Bits(actual.Value)
        ? Likeness.Exact
        : expected.Value.Equals(actual.Value)
            ? Likeness.Near("the value is equal, its bits are not")
            : Likeness.Lost(ValueChecks.Differs(expected.Value, actual.Value));
}

/// <summary>Numbers of 64 bits that a double cannot hold.</summary>
public sealed class Longs() : ValuesCapability<HasLong>("C33.long", "the smallest and the largest long", "values")
{
    protected override IEnumerable<(string Name, HasLong Root)> Make() =>
    [
        ("smallest", new() { Value = long.MinValue }),
        ("largest", new() { Value = long.MaxValue }),
        ("2^53 + 1", new() { Value = (1L << 53) + 1 }),
    ];

    protected override Likeness Compare(HasLong expected, HasLong actual) => Likeness.OfEqual(expected.Value, actual.Value);
}

/// <summary>A number that no signed 64 bits hold.</summary>
public sealed class UnsignedLongs() : ValuesCapability<HasULong>("C33.ulong", "the largest ulong", "values")
{
    protected override IEnumerable<(string Name, HasULong Root)> Make() => [("largest", new() { Value = ulong.MaxValue }), ("2^63", new() { Value = 1UL << 63 })];

    protected override Likeness Compare(HasULong expected, HasULong actual) => Likeness.OfEqual(expected.Value, actual.Value);
}
