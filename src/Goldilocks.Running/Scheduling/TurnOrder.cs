namespace Goldilocks.Running.Scheduling;

/// <summary>
/// Who takes which turn in which round: cyclic Latin squares with shuffled rows and columns. In every block of as many rounds as
/// there are members, each member takes each turn once, so that neither place nor predecessor can favour anyone for long.
/// </summary>
public static class TurnOrder
{
    /// <summary>For each round, the members' indexes in the order of their turns.</summary>
    /// <param name="members">1 or more.</param>
    /// <param name="rounds">0 or more.</param>
    /// <param name="random">Seeded by the run's recorded seed.</param>
    public static IReadOnlyList<IReadOnlyList<int>> Make(int members, int rounds, Random random)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(members, 1);
        var order = new List<IReadOnlyList<int>>(rounds);
        while (order.Count < rounds)
        {
            var columns = Shuffled(members, random);
            foreach (var shift in Shuffled(members, random))
            {
                if (order.Count < rounds)
                {
                    order.Add([.. Enumerable.Range(0, members).Select(turn => columns[(turn + shift) % members])]);
                }
            }
        }

        return order;
    }

    private static int[] Shuffled(int count, Random random)
    {
        int[] numbers = [.. Enumerable.Range(0, count)];
        random.Shuffle(numbers);
        return numbers;
    }
}
