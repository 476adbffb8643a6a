namespace Goldilocks.Results;

/// <summary>
/// The interval for a median that assumes nothing about how the values are distributed: from the k-th smallest to the k-th largest.
/// </summary>
/// <remarks>
/// Source: W. R. Thompson, "On confidence ranges for the median and other expectation distributions for populations of unknown
/// distribution form", Annals of Mathematical Statistics 7 (1936), 122-128. Each value lies below the true median with probability
/// one half, so the count of those below is binomial, and the interval misses only when fewer than k lie on one side of it.
/// </remarks>
public static class OrderStatistics
{
    /// <summary>
    /// The largest k with the wanted coverage, or 1 where no k has it: of 3 and 5 values the first to the last, of 9 the
    /// second to the eighth, of 15 the fourth to the twelfth.
    /// </summary>
    /// <param name="count">1 or more.</param>
    public static int LowerRank(int count) => Interval.LowerRank(count, rank => Coverage(count, rank), Interval.WantedCoverage);

    /// <summary>The median of times.</summary>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static Interval OfTimes(IReadOnlyCollection<double> times) => Of(times, Median.Of(times));

    /// <summary>The median of ratios.</summary>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static Interval OfRatios(IReadOnlyCollection<double> ratios) => Of(ratios, Median.OfRatios(ratios));

    /// <summary>P(k-th smallest &lt; median &lt; k-th largest) = 1 - 2 P(Binomial(n, 1/2) &lt;= k - 1).</summary>
    /// <param name="count">The number of values, n; 1 or more.</param>
    /// <param name="rank">k, from 1 to half of the count (or 1).</param>
    public static double Coverage(int count, int rank)
    {
        var term = Math.Pow(0.5, count);
        var below = 0.0;
        for (var successes = 0; successes < rank; successes++)
        {
            below += term;
            term *= (count - successes) / (successes + 1.0);
        }

        return Math.Max(0, 1 - (2 * below));
    }

    private static Interval Of(IReadOnlyCollection<double> values, double median)
    {
        var rank = LowerRank(values.Count);
        return Interval.Between(median, [.. values.Order()], rank, Coverage(values.Count, rank));
    }
}
