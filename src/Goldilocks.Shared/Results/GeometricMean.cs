namespace Goldilocks.Results;

/// <summary>The mean of ratios that favours neither side of a ratio.</summary>
public static class GeometricMean
{
    /// <summary>Of positive ratios, at least one. Ratios that are all alike are their mean, to the last digit.</summary>
    /// <exception cref="ArgumentException">There are none.</exception>
    public static double Of(IReadOnlyList<double> ratios) => ratios.Count == 0 ? throw new ArgumentException("There is no mean of nothing.", nameof(ratios))
        : ratios.All(ratio => ratio == ratios[0]) ? ratios[0]
        : Math.Exp(ratios.Average(Math.Log));
}
