namespace Goldilocks.Results.Statistics;

/// <summary>The time of an operation while nothing else used its core, estimated from samples of which only some had the core to themselves.</summary>
/// <remarks>
/// docs/experiments/shared-core.md: on a shared core, samples have two speeds: a narrow fast one, and a wide one that is about half as slow again. Programs do not slow down
/// alike. An estimate from all samples depends on how busy the neighbours are; an estimate from the fast ones does not. Noise only ever adds time, which is also why Chen and Revels
/// (2016, "Robust benchmarking in noisy environments") take the minimum. The mean of the samples close to the minimum is as steady and depends less on chance.
/// </remarks>
public static class FreeCore
{
    /// <summary>A sample up to this factor above the shortest had a free core: the fewest samples lie between 1.10 and 1.25.</summary>
    public const double Window = 1.15;

    /// <summary>Neighbours cost a factor of 1.3 to 1.65. Where half of the samples take longer than this factor above the shortest, the program itself has several speeds.</summary>
    public const double LargestSlowdown = 1.9;

    /// <summary>Ratios of free samples differ from those within rounds by at most this factor; otherwise one of the two programs had no free sample at all.</summary>
    public const double LargestDisagreement = 1.35;

    /// <summary>The mean of the samples that had a free core, in the unit given; null where the program has several speeds of its own.</summary>
    /// <param name="times">For one operation, of the samples of one process; one at least.</param>
    public static double? Time(IReadOnlyCollection<double> times)
    {
        var shortest = times.Min();
        return Median.Of(times) > LargestSlowdown * shortest ? null : times.Where(time => time <= Window * shortest).Order().Average();
    }

    /// <summary>The ratio of two programs that took turns; null where the free samples do not give it, so that only the ratios within rounds remain.</summary>
    /// <param name="times">Of the first process.</param>
    /// <param name="baseline">Of the other, in the same rounds.</param>
    /// <param name="withinRounds">The median of the ratios within rounds.</param>
    public static double? Ratio(IReadOnlyCollection<double> times, IReadOnlyCollection<double> baseline, double withinRounds) =>
        Time(times) / Time(baseline) is { } ratio && Math.Abs(Math.Log(ratio / withinRounds)) <= Math.Log(LargestDisagreement) ? ratio : null;
}
