namespace Goldilocks.Running;

/// <summary>
/// Splits variants into groups whose processes live together and take turns. The baseline is a member of each group, because a
/// ratio is only taken within a round.
/// </summary>
public static class Grouping
{
    /// <summary>Groups of nearly equal length, in an order that changes from launch to launch.</summary>
    /// <param name="variants">Without the baseline.</param>
    /// <param name="baseline">Comes first in every group; null when there is none.</param>
    /// <param name="groupSize">Processes of a group, the baseline's among them; 2 or more. A group has one other member at least.</param>
    /// <param name="baselineProcesses">Of the baseline in each group.</param>
    /// <param name="random">Seeded by the run's recorded seed.</param>
    public static IReadOnlyList<IReadOnlyList<RunVariant>> Make(
        IReadOnlyList<RunVariant> variants,
        RunVariant? baseline,
        int groupSize,
        int baselineProcesses,
        Random random)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(groupSize, 2);
        IReadOnlyList<RunVariant> leader = baseline is null ? [] : [baseline];
        if (variants.Count == 0)
        {
            return baseline is null ? [] : [leader];
        }

        // Every variant has other neighbours in the next launch: a group's mix must not become a property of its members.
        var shuffled = variants.ToArray();
        random.Shuffle(shuffled);
        var count = (int)Math.Ceiling(shuffled.Length / (double)Math.Max(1, groupSize - (leader.Count * baselineProcesses)));
        return [.. Enumerable.Range(0, count).Select(group => (IReadOnlyList<RunVariant>)
            [.. leader, .. shuffled.Where((_, index) => index % count == group)])];
    }
}
