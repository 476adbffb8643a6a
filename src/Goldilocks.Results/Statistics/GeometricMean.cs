namespace Goldilocks.Results.Statistics;

/// <summary>The mean of ratios that favours neither side of a ratio.</summary>
public static class GeometricMean
{
    /// <summary>Of positive ratios, at least one. One ratio stays what it is, to the last digit.</summary>
    public static double Of(IReadOnlyList<double> ratios) => ratios.Count == 1 ? ratios[0] : Math.Exp(ratios.Average(Math.Log));
}
