using System.Collections.Concurrent;

namespace Goldilocks.Results.Statistics;

/// <summary>
/// The middle of launches: the median of the means of every two of them, each with itself too. Nearly as precise as a mean, and one launch
/// that is far off moves it as little as it moves a median. With fewer than five launches that is not so: one launch of three has a part in half of the means. So the
/// median is taken of fewer than five; the interval is their range in both cases.
/// </summary>
/// <remarks>
/// Source: the estimate is that of J. L. Hodges and E. L. Lehmann, "Estimates of location based on rank tests", Annals of Mathematical Statistics 34 (1963),
/// 598-611. Its interval, of J. W. Tukey, runs from the k-th smallest to the k-th largest of those means, k from the exact distribution of the
/// statistic of F. Wilcoxon, "Individual comparisons by ranking methods", Biometrics Bulletin 1 (1945), 80-83. It assumes that launches scatter
/// about as far up as down; docs/experiments/estimates.md describes its gains and its limits.
/// </remarks>
public static class SignedRanks
{
    private const int FewestForMeans = 5;

    /// <summary>k and its coverage by the count of launches. A run needs few different counts, each many times, and computing the ways of a thousand launches takes a quarter of a billion additions.</summary>
    private static readonly ConcurrentDictionary<int, (int Rank, double Coverage)> s_ends = new();

    /// <summary>Of ratios or times, one for each launch. Means are geometric, so that neither side of a ratio is favoured.</summary>
    /// <param name="launches">Positive.</param>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static Interval Of(IReadOnlyCollection<double> launches)
    {
        var means = MeansOfTwo(launches);
        var (rank, coverage) = s_ends.GetOrAdd(launches.Count, EndOf);
        return Interval.Between(launches.Count < FewestForMeans ? Median.OfRatios(launches) : Median.OfSortedRatios(means), means, rank, coverage);
    }

    /// <summary>The largest k with the wanted coverage, or 1 where no k has it: of 5 launches 1, of 7 3, of 9 6, of 12 14, of 15 26.</summary>
    /// <param name="launches">1 or more.</param>
    public static int LowerRank(int launches) => LowerRank(WaysBelow(launches));

    /// <summary>1 - 2 P(W &lt;= k - 1), W the sum of the ranks of those above the true value.</summary>
    /// <param name="launches">1 or more.</param>
    /// <param name="rank">k, from 1 to the count of means.</param>
    public static double Coverage(int launches, int rank) => Coverage(WaysBelow(launches), rank);

    private static int LowerRank(double[] waysBelow) => Interval.LowerRank(waysBelow.Length - 1, rank => Coverage(waysBelow, rank), Interval.WantedCoverage);

    /// <summary>Smallest first. A launch's mean with itself is itself, to the last digit.</summary>
    private static double[] MeansOfTwo(IReadOnlyCollection<double> launches)
    {
        var sorted = launches.ToArray();
        Array.Sort(sorted);
        var means = new double[sorted.Length * (sorted.Length + 1) / 2];
        var count = 0;
        for (var first = 0; first < sorted.Length; first++)
        {
            for (var second = first; second < sorted.Length; second++)
            {
                means[count++] = sorted[first] == sorted[second] ? sorted[first] : Math.Sqrt(sorted[first]) * Math.Sqrt(sorted[second]);
            }
        }

        Array.Sort(means);
        return means;
    }

    private static (int Rank, double Coverage) EndOf(int launches)
    {
        var below = WaysBelow(launches);
        var rank = LowerRank(below);
        return (rank, Coverage(below, rank));
    }

    /// <summary>Each launch lies above or below the true value with equal chance, so all ways are equally likely.</summary>
    private static double Coverage(double[] waysBelow, int rank) => Math.Max(0, 1 - (2 * waysBelow[rank] / (waysBelow[^1] + 1)));

    /// <summary>In how many ways some of the ranks from 1 to the count of launches add up to less than 0, 1, 2 and so on; the last entry counts every way but the one that takes all ranks.</summary>
    private static double[] WaysBelow(int launches)
    {
        var means = launches * (launches + 1) / 2;
        var ways = new double[means + 1];
        ways[0] = 1;
        for (var rank = 1; rank <= launches; rank++)
        {
            for (var sum = means; sum >= rank; sum--)
            {
                ways[sum] += ways[sum - rank];
            }
        }

        var below = new double[means + 1];
        for (var sum = 0; sum < means; sum++)
        {
            below[sum + 1] = below[sum] + ways[sum];
        }

        return below;
    }
}
