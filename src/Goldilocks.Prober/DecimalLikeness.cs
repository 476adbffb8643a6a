using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>Decimals with zeros behind their point, and how one came back.</summary>
public static class DecimalLikeness
{
    /// <summary>Zero with and without places, one of few and one of many places, and the last place that there is. A writer that leaves out zeros takes the first ones for nothing.</summary>
    public static IReadOnlyList<decimal> Values { get; } = [0.00m, 0m, 1.0m, -1.50m, 100.00m, 0.0000000000000000000000000000m];

    /// <summary>Exact with the same bits; near with the same value; otherwise lost.</summary>
    public static Likeness Compare(decimal? expected, decimal? actual) => (expected, actual) switch
    {
        ({ } given, { } read) when decimal.GetBits(given).AsSpan().SequenceEqual(decimal.GetBits(read)) => Likeness.Exact,
        ({ } given, { } read) when given == read => Likeness.Near("the value is equal, its sign or its zeros are not"),
        _ => Likeness.Lost(ValueChecks.Differs(expected, actual)),
    };

    /// <summary>The digits, with all zeros.</summary>
    public static string Show(decimal value) => value.ToString(CultureInfo.InvariantCulture);
}
