namespace Goldilocks.Results.Statistics;

/// <summary>One entry of a ranking.</summary>
/// <param name="Name">Unique; decides the order of two whose medians are equal to the last digit.</param>
/// <param name="ByLaunch">Time in each launch, in one unit for all contenders: ratios to the baseline, or nanoseconds.</param>
public sealed record Contender(string Name, IReadOnlyDictionary<int, double> ByLaunch)
{
    /// <summary>The middle of the launches.</summary>
    public double Time { get; } = SignedRanks.Of([.. ByLaunch.Values]).Value;
}

/// <summary>A place in a ranking.</summary>
/// <param name="Number">From 1. When n contenders share a rank, the next rank is n further down.</param>
/// <param name="IsShared">True when the measurement cannot tell it from a neighbour.</param>
public sealed record Rank(int Number, bool IsShared);

/// <summary>Orders contenders by time, and shares a rank where the data cannot tell neighbours apart (docs/method.md).</summary>
public static class Ranking
{
    /// <summary>Times that differ by less than this share get one rank, however narrow the interval.</summary>
    public const double NegligibleShare = 0.01;

    /// <summary>The rank of each contender, by name.</summary>
    public static IReadOnlyDictionary<string, Rank> Of(IEnumerable<Contender> contenders)
    {
        var ordered = contenders.OrderBy(contender => contender.Time).ThenBy(contender => contender.Name, StringComparer.Ordinal).ToList();
        var ranks = new Dictionary<string, Rank>(ordered.Count);
        for (var first = 0; first < ordered.Count;)
        {
            var next = first + 1;
            while (next < ordered.Count && AreTied(ordered[next - 1], ordered[next]))
            {
                next++;
            }

            foreach (var member in ordered[first..next])
            {
                ranks.Add(member.Name, new Rank(first + 1, next - first > 1));
            }

            first = next;
        }

        return ranks;
    }

    /// <summary>
    /// True when the interval of their ratio, taken launch by launch, holds 1, or when they differ by less than
    /// <see cref="NegligibleShare"/>. Without a common launch, true when their own intervals overlap.
    /// </summary>
    /// <remarks>
    /// Launch by launch, because both were paired with the same baseline in the same minutes: a change of the baseline cancels out.
    /// </remarks>
    public static bool AreTied(Contender left, Contender right)
    {
        if (Math.Abs((right.Time / left.Time) - 1) < NegligibleShare)
        {
            return true;
        }

        if (RatioOf(left, right) is { } ratio)
        {
            return ratio.Holds(1);
        }

        var (a, b) = (SignedRanks.Of([.. left.ByLaunch.Values]), SignedRanks.Of([.. right.ByLaunch.Values]));
        return a.Low <= b.High && b.Low <= a.High;
    }

    /// <summary>Time of the right one over that of the left one, launch by launch; null without a common launch.</summary>
    public static Interval? RatioOf(Contender left, Contender right)
    {
        var common = left.ByLaunch.Keys.Where(right.ByLaunch.ContainsKey).ToList();
        return common.Count == 0 ? null : SignedRanks.Of([.. common.Select(launch => right.ByLaunch[launch] / left.ByLaunch[launch])]);
    }
}
