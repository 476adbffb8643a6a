namespace Goldilocks.Core.Statistics;

/// <summary>A median over launches, with the interval that holds the true one.</summary>
/// <param name="Value">The median.</param>
/// <param name="Low">The lower end; not above the median.</param>
/// <param name="High">The upper end; not below the median.</param>
/// <param name="Coverage">How often an interval made this way holds the true median, from 0 (one launch) to 1.</param>
public sealed record Interval(double Value, double Low, double High, double Coverage)
{
    /// <summary>An interval over fewer says next to nothing: that of one launch is a point, and two processes of one program can differ by a half.</summary>
    public const int FewestLaunches = 3;

    /// <summary>Half of the interval's width as a share of the median; 0.03 is 3 %.</summary>
    public double HalfWidth => (High - Low) / (2 * Value);

    /// <summary>True when the number lies in the interval or on its edge.</summary>
    public bool Holds(double number) => Low <= number && number <= High;

    /// <summary>Of ratios, one for each launch.</summary>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static Interval OfRatios(IReadOnlyCollection<double> launches) => Of(launches, Median.OfRatios(launches));

    /// <summary>Of times, one for each launch.</summary>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static Interval OfTimes(IReadOnlyCollection<double> launches) => Of(launches, Median.Of(launches));

    private static Interval Of(IReadOnlyCollection<double> launches, double median)
    {
        var sorted = launches.Order().ToArray();
        var rank = OrderStatistics.LowerRank(sorted.Length);
        return new Interval(median, sorted[rank - 1], sorted[^rank], OrderStatistics.Coverage(sorted.Length, rank));
    }
}
