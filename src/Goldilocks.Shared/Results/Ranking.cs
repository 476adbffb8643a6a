namespace Goldilocks.Results;

/// <summary>One entry of a ranking.</summary>
/// <param name="Name">Unique; decides the order of two whose times are equal to the last digit.</param>
/// <param name="ByLaunch">Time in each launch, in one unit for all contenders: ratios to the baseline, or nanoseconds.</param>
public sealed record Contender(string Name, IReadOnlyDictionary<int, double> ByLaunch)
{
    /// <summary>The geometric mean of the launches.</summary>
    public double Time { get; } = GeometricMean.Of([.. ByLaunch.Values]);
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

    /// <summary>Sums and means of ratios that are all 1 may be off by less than this.</summary>
    private const double Rounding = 1e-9;

    /// <summary>The rank of each contender, by name.</summary>
    /// <param name="contenders">What is ranked.</param>
    /// <param name="scatter">Of their launches; where there is no run that tells it, their own.</param>
    public static IReadOnlyDictionary<string, Rank> Of(IReadOnlyCollection<Contender> contenders, Scatter? scatter = null)
    {
        var common = scatter ?? Scatter.Of(contenders.Select(contender => contender.ByLaunch.Values));
        var ordered = contenders.OrderBy(contender => contender.Time).ThenBy(contender => contender.Name, StringComparer.Ordinal).ToList();
        var ranks = new Dictionary<string, Rank>(ordered.Count);
        for (var first = 0; first < ordered.Count;)
        {
            var next = first + 1;
            while (next < ordered.Count && AreTied(ordered[next - 1], ordered[next], common))
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

    /// <summary>True when the interval of their ratio holds 1, or when they differ by less than <see cref="NegligibleShare"/>.</summary>
    public static bool AreTied(Contender left, Contender right, Scatter scatter) =>
        Math.Abs((right.Time / left.Time) - 1) < NegligibleShare || RatioOf(left, right, scatter).Holds(1);

    /// <summary>Time of the right one over that of the left one: a reader who divides finds the same value. Its interval is that of the launches which both have.</summary>
    /// <remarks>Launch by launch, because both were paired with the same baseline in the same minutes: a change of the baseline cancels out.</remarks>
    public static Interval RatioOf(Contender left, Contender right, Scatter scatter)
    {
        var common = left.ByLaunch.Keys.Where(right.ByLaunch.ContainsKey).ToList();
        if (common.Count == 0)
        {
            return scatter.Between([.. left.ByLaunch.Values], [.. right.ByLaunch.Values]);
        }

        // The ratios of the baseline to itself do not scatter: its ratio to another one has the interval that the tables print.
        double[] ratios = [.. common.Select(launch => right.ByLaunch[launch] / left.ByLaunch[launch])];
        var paired = IsBaseline(left) || IsBaseline(right) ? scatter.Of(ratios) : scatter.OfPaired(ratios);
        var ratio = right.Time / left.Time;
        return paired with { Value = ratio, Low = paired.Low * ratio / paired.Value, High = paired.High * ratio / paired.Value };
    }

    private static bool IsBaseline(Contender contender) => contender.ByLaunch.Values.All(ratio => Math.Abs(ratio - 1) < Rounding);
}
