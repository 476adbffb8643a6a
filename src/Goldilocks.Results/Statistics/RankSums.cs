using System.Collections.Concurrent;

namespace Goldilocks.Results.Statistics;

/// <summary>
/// How much larger one set of launches is than another, with an interval that assumes nothing about how launches are distributed.
/// </summary>
/// <remarks>
/// Source: the estimate of J. L. Hodges and E. L. Lehmann, "Estimates of location based on rank tests", Annals of Mathematical Statistics 34
/// (1963), 598-611, on logarithms: the median of all pairwise ratios. Its interval runs from the k-th smallest to the k-th largest of them, k
/// from the exact distribution of the statistic of H. B. Mann and D. R. Whitney (1947). Comparing the two runs' own intervals was rejected as
/// far too cautious: with five launches each, the intervals must not even touch.
/// </remarks>
public static class RankSums
{
    /// <summary>With this coverage a hundred comparisons of equals raise an alarm about once, and the threshold makes that rarer still.</summary>
    public const double WantedCoverage = 0.98;

    /// <summary>The cost of the recursion grows with the fourth power of the count of launches: 25 million additions at this count, and minutes at a thousand launches.</summary>
    private const int MostForCounting = 200;

    /// <summary>Standard deviations to either side that hold <see cref="WantedCoverage"/> of a normal distribution.</summary>
    private const double NormalDeviations = 2.3263478740;

    /// <summary>k and its coverage by the counts of launches: a comparison needs few different counts, each many times.</summary>
    private static readonly ConcurrentDictionary<(int First, int Second), (int Rank, double Coverage)> s_ends = new();

    /// <summary>The ratio of the second to the first; of 5 and 5 launches, its interval covers 98.4 %, of 3 and 3 it covers 90 %.</summary>
    /// <param name="first">Positive; at least one.</param>
    /// <param name="second">Positive; at least one.</param>
    public static Interval Ratio(IReadOnlyCollection<double> first, IReadOnlyCollection<double> second)
    {
        var ratios = first.SelectMany(_ => second, (old, now) => now / old).ToArray();
        Array.Sort(ratios);
        var (rank, coverage) = s_ends.GetOrAdd((first.Count, second.Count), EndOf);
        return Interval.Between(Median.OfSortedRatios(ratios), ratios, rank, coverage);
    }

    /// <summary>The largest k with the wanted coverage, or 1 where no k has it.</summary>
    public static int LowerRank(int first, int second) => s_ends.GetOrAdd((first, second), EndOf).Rank;

    /// <summary>1 - 2 P(U &lt;= k - 1).</summary>
    public static double Coverage(int first, int second, int rank) => Coverage(Counts(first, second), rank);

    private static double Coverage(double[] counts, int rank) => Math.Max(0, 1 - (2 * counts.Take(rank).Sum() / counts.Sum()));

    private static (int Rank, double Coverage) EndOf((int First, int Second) launches)
    {
        var pairs = launches.First * launches.Second;
        if (launches.First + launches.Second > MostForCounting)
        {
            // Mann and Whitney: U is close to normal, with this variance.
            var deviation = Math.Sqrt(pairs * (launches.First + launches.Second + 1.0) / 12);
            return (Math.Max(1, (int)((pairs / 2.0) + 0.5 - (NormalDeviations * deviation))), WantedCoverage);
        }

        var counts = Counts(launches.First, launches.Second);
        var rank = Interval.LowerRank(pairs, candidate => Coverage(counts, candidate), WantedCoverage);
        return (rank, Coverage(counts, rank));
    }

    /// <summary>For each value of U: the number of orders of the two sets together that give it. Mann and Whitney's recursion over the largest value.</summary>
    private static double[] Counts(int first, int second)
    {
        var table = new double[second + 1][];
        for (var column = 0; column <= second; column++)
        {
            table[column] = [1];
        }

        for (var row = 1; row <= first; row++)
        {
            var next = new double[second + 1][];
            next[0] = [1];
            for (var column = 1; column <= second; column++)
            {
                next[column] = new double[(row * column) + 1];
                Add(next[column], table[column], column);
                Add(next[column], next[column - 1], 0);
            }

            table = next;
        }

        return table[second];
    }

    private static void Add(double[] sum, double[] counts, int shift)
    {
        for (var index = 0; index < counts.Length; index++)
        {
            sum[index + shift] += counts[index];
        }
    }
}
