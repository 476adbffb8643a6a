namespace Goldilocks.Results;

/// <summary>The middle of several measurements, with a confidence interval.</summary>
/// <param name="Value">The estimate: for launches the geometric mean (<see cref="Scatter"/>), for starts and for load the median (<see cref="OrderStatistics"/>).</param>
/// <param name="Low">The lower end; not above the estimate.</param>
/// <param name="High">The upper end; not below the estimate.</param>
/// <param name="Coverage">How often an interval made this way holds the true value, from 0 (one launch) to 1.</param>
public sealed record Interval(double Value, double Low, double High, double Coverage)
{
    /// <summary>The wanted coverage of every interval. Order statistics of fewer than six values cannot reach it: the whole range of five covers 93.75 %.</summary>
    public const double WantedCoverage = 0.95;

    /// <summary>An interval of fewer launches says next to nothing: that of one launch is a point, and two processes of one program can differ by a half.</summary>
    public const int FewestLaunches = 3;

    /// <summary>Half of the interval's width as a share of the estimate; 0.03 is 3 %.</summary>
    public double HalfWidth => (High - Low) / (2 * Value);

    /// <summary>True when the number lies in the interval or on its edge.</summary>
    public bool Holds(double number) => Low <= number && number <= High;

    /// <summary>From the k-th smallest to the k-th largest.</summary>
    /// <param name="value">The estimate.</param>
    /// <param name="sorted">Smallest first.</param>
    /// <param name="rank">k, from 1 to half of the count (or 1).</param>
    /// <param name="coverage">The coverage that k gives.</param>
    internal static Interval Between(double value, IReadOnlyList<double> sorted, int rank, double coverage) => new(value, sorted[rank - 1], sorted[^rank], coverage);

    /// <summary>The largest k with the wanted coverage, or 1 where no k has it.</summary>
    /// <param name="count">The number of values that k counts in, from either end.</param>
    /// <param name="coverage">Of an interval with that k; falls with it.</param>
    /// <param name="wanted">From 0 to 1.</param>
    internal static int LowerRank(int count, Func<int, double> coverage, double wanted)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(count, 1);
        var rank = 1;
        while (2 * (rank + 1) <= count && coverage(rank + 1) >= wanted)
        {
            rank++;
        }

        return rank;
    }
}
