namespace Goldilocks.Results;

/// <summary>Medians: the middle value, or the value midway between the middle two.</summary>
public static class Median
{
    /// <summary>Of times and other amounts: of an even count, the mean of the middle two.</summary>
    /// <exception cref="ArgumentException">There are no values.</exception>
    public static double Of(IEnumerable<double> values)
    {
        var (lower, upper) = MiddleOf(values);
        return lower + ((upper - lower) / 2);
    }

    /// <summary>
    /// Of ratios: exp of the median of the logarithms. Of an even count, the geometric mean of the middle two, so that the median
    /// of the reciprocals is the reciprocal of the median and neither side of a ratio is favoured.
    /// </summary>
    /// <exception cref="ArgumentException">There are no values.</exception>
    public static double OfRatios(IEnumerable<double> positive)
    {
        var (lower, upper) = MiddleOf(positive);
        return lower == upper ? lower : Math.Sqrt(lower) * Math.Sqrt(upper);
    }

    /// <summary>Of counts: always one of the values, of an even count the lower of the middle two.</summary>
    /// <exception cref="ArgumentException">There are no values.</exception>
    public static long OfCounts(IEnumerable<long> values)
    {
        var sorted = Sorted(values);
        return sorted[(sorted.Length - 1) / 2];
    }

    private static (double Lower, double Upper) MiddleOf(IEnumerable<double> values)
    {
        var sorted = Sorted(values);
        return (sorted[(sorted.Length - 1) / 2], sorted[sorted.Length / 2]);
    }

    private static T[] Sorted<T>(IEnumerable<T> values)
    {
        var sorted = values.Order().ToArray();
        return sorted.Length > 0 ? sorted : throw new ArgumentException("There is no median of no values.", nameof(values));
    }
}
