namespace Goldilocks.Results.Statistics;

/// <summary>The time of an operation while nothing else used its core, from slices of which some were so lucky.</summary>
/// <remarks>
/// docs/experiments/shared-core.md: on a shared core slices come out in two speeds, one narrow and one wide and about half as slow again, and programs do not slow down
/// alike. What all of them tell together depends on how busy the neighbours are; what the fast ones tell does not. That noise only ever adds time is also why Chen and Revels
/// (2016, "Robust benchmarking in noisy environments") take the minimum; the mean of what is close to it is as steady and less of an accident.
/// </remarks>
public static class FreeCore
{
    /// <summary>A slice up to this factor above the shortest had a free core: between 1.10 and 1.25 lie the fewest.</summary>
    public const double Window = 1.15;

    /// <summary>Neighbours cost a factor of 1.3 to 1.65. Where half of the slices take longer than this factor above the shortest, it is the program that has several speeds.</summary>
    public const double LargestSlowdown = 1.9;

    /// <summary>Ratios of free slices lie up to this factor from those within rounds, or one of the two programs had no free slice at all.</summary>
    public const double LargestDisagreement = 1.35;

    /// <summary>The mean of the slices that had a free core, in the unit given; null where the program has several speeds of its own.</summary>
    /// <param name="times">For one operation, of the slices of one process; one at least.</param>
    public static double? Time(IReadOnlyCollection<double> times)
    {
        var shortest = times.Min();
        return Median.Of(times) > LargestSlowdown * shortest ? null : times.Where(time => time <= Window * shortest).Order().Average();
    }

    /// <summary>The ratio of two programs that took turns; null where their slices cannot tell it, and only those within rounds can.</summary>
    /// <param name="times">Of the one process.</param>
    /// <param name="baseline">Of the other, in the same rounds.</param>
    /// <param name="withinRounds">The median of the ratios within rounds.</param>
    public static double? Ratio(IReadOnlyCollection<double> times, IReadOnlyCollection<double> baseline, double withinRounds) =>
        Time(times) / Time(baseline) is { } ratio && Math.Abs(Math.Log(ratio / withinRounds)) <= Math.Log(LargestDisagreement) ? ratio : null;
}
