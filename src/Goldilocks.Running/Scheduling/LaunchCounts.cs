using Goldilocks.Results.Statistics;

namespace Goldilocks.Running.Scheduling;

/// <summary>
/// When a run looks at its intervals: after 3, 5, 7 to 10, 12 and 15 launches. Each look is a chance to stop at an interval that is narrow by luck; these cost its
/// coverage nothing that could be seen (METHODOLOGY.md, "When to stop"). After 6 none is narrower than after 5: both reach from the smallest launch to the largest.
/// </summary>
public static class LaunchCounts
{
    private static readonly int[] Looks = [Fewest, 5, 7, 8, 9, 10, 12, 15];

    /// <summary>No workload gets fewer, however costly it is.</summary>
    public const int Fewest = Interval.FewestLaunches;

    /// <summary>True when the interval is looked at after that many launches.</summary>
    public static bool IsLook(int launches) => Looks.Contains(launches);

    /// <summary>The first look at or after that many launches; the last one when there is none.</summary>
    public static int NextLook(int launches) => Looks.FirstOrDefault(look => look >= launches, Looks[^1]);
}
