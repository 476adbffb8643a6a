namespace Goldilocks.Results;

/// <summary>
/// How far the launches of a typical row of a run lie apart, and the intervals that follow. Three launches say little about how far their own row scatters, so each row is judged as if it had
/// two launches more that scatter as the typical row does.
/// </summary>
/// <remarks>
/// G. K. Smyth, "Linear models and empirical Bayes methods for assessing differential expression in microarray experiments", Statistical Applications in Genetics and Molecular
/// Biology 3 (2004), article 3: a row's variance is moderated towards a common one, and Student's t gets the degrees of freedom of both. Rows of one table share a baseline, so a table
/// alone would tell too little of how far launches scatter: the common variance is that of the run (docs/experiments/intervals.md).
/// </remarks>
/// <param name="Variance">Of the logarithms of the launches of a typical row; null when no row has two launches.</param>
public sealed record Scatter(double? Variance)
{
    /// <summary>The degrees of freedom that the typical row adds to each row's own. With 1, 2, 3 and 4, intervals of three launches hold the true value about as often (docs/experiments/intervals.md).</summary>
    public const int Degrees = 2;

    /// <summary>Of rows, each with its launches: ratios or times.</summary>
    public static Scatter Of(IEnumerable<IEnumerable<double>> rows) => Of(rows.Select(row => Sample.Of(row)));

    /// <summary>Of pairs of rows that are compared, each with the launches of either side.</summary>
    public static Scatter Of(IEnumerable<(IReadOnlyCollection<double> First, IReadOnlyCollection<double> Second)> pairs) => Of(pairs.Select(pair => Sample.Of(pair.First).With(Sample.Of(pair.Second))));

    /// <summary>Of what is a geometric mean of so many rows that were launched apart from each other.</summary>
    /// <param name="rows">1 or more.</param>
    public Scatter OfMean(int rows) => new(Variance / rows);

    /// <summary>The geometric mean of launches with its interval. A single launch of a run in which no row has two is a point, with a coverage of 0.</summary>
    /// <param name="launches">Positive; at least one.</param>
    /// <exception cref="ArgumentException">There are none.</exception>
    public Interval Of(IReadOnlyCollection<double> launches)
    {
        var sample = Sample.Of(launches);
        return Around(sample.Middle, sample, 1.0 / sample.Count, Interval.WantedCoverage);
    }

    /// <summary>How much longer the second takes than the first, where both were launched side by side: the same of their ratios, which scatter by both.</summary>
    /// <param name="ratios">Second over first, launch by launch; at least one.</param>
    public Interval OfPaired(IReadOnlyCollection<double> ratios) => new Scatter(2 * Variance).Of(ratios);

    /// <summary>How much longer the second takes than the first, where they were launched apart.</summary>
    /// <param name="first">Positive; at least one.</param>
    /// <param name="second">Positive; at least one.</param>
    /// <param name="coverage">Wanted.</param>
    public Interval Between(IReadOnlyCollection<double> first, IReadOnlyCollection<double> second, double coverage = Interval.WantedCoverage)
    {
        var (before, after) = (Sample.Of(first), Sample.Of(second));
        return Around(after.Middle / before.Middle, before.With(after), (1.0 / before.Count) + (1.0 / after.Count), coverage);
    }

    /// <summary>
    /// The median over the rows. Chance makes the variances of rows with few launches lie below the true one more often than above it; each is divided by the median that it would have,
    /// that of Fisher's F with <see cref="Degrees"/> for the other side.
    /// </summary>
    private static Scatter Of(IEnumerable<Sample> rows)
    {
        var variances = rows.Where(row => row.Degrees > 0).Select(row => row.Squares / row.Degrees / MedianOfF(row.Degrees)).ToList();
        return new Scatter(variances.Count == 0 ? null : Median.Of(variances));
    }

    /// <summary>For 2 on the other side there is a formula: F lies below 2 x / (degrees (1 - x)) with the probability x to the power of half of the degrees.</summary>
    private static double MedianOfF(int degrees)
    {
        var x = Math.Pow(0.5, 2.0 / degrees);
        return Degrees * x / (degrees * (1 - x));
    }

    private Interval Around(double value, Sample sample, double share, double coverage)
    {
        var common = Variance is null ? 0 : Degrees;
        var degrees = sample.Degrees + common;
        if (degrees == 0)
        {
            return new Interval(value, value, value, 0);
        }

        var variance = (sample.Squares + (common * (Variance ?? 0))) / degrees;
        var factor = Math.Exp(StudentT.End(degrees, coverage) * Math.Sqrt(variance * share));
        return new Interval(value, value / factor, value * factor, coverage);
    }

    /// <summary>Launches of one row, or of two.</summary>
    /// <param name="Count">Of launches.</param>
    /// <param name="Degrees">Of freedom: one less, and of two rows two less.</param>
    /// <param name="Middle">The geometric mean.</param>
    /// <param name="Squares">The sum of the squared distances of the logarithms from their mean.</param>
    private sealed record Sample(int Count, int Degrees, double Middle, double Squares)
    {
        public static Sample Of(IEnumerable<double> launches)
        {
            var values = launches.ToList();
            var middle = GeometricMean.Of(values);
            return new(values.Count, values.Count - 1, middle, values.Sum(value => Math.Pow(Math.Log(value / middle), 2)));
        }

        /// <summary>The two rows may differ as they like: each scatters around its own mean.</summary>
        public Sample With(Sample other) => new(Count + other.Count, Degrees + other.Degrees, Middle, Squares + other.Squares);
    }
}
