namespace Goldilocks.Running;

/// <summary>
/// Which member takes which turn in which round. In a whole block of rounds each member takes each turn equally often, and follows each other member equally often, so
/// neither its position nor the process before it can favour one.
/// </summary>
/// <remarks>
/// Source: E. J. Williams, "Experimental designs balanced for the estimation of residual effects of treatments", Australian Journal of Scientific Research A 2 (1949),
/// 149-168. For an even count one square is balanced; for an odd count it takes a square and its mirror image. A cyclic Latin square was used before and rejected: it
/// balances positions only, and a member follows the same other member in all rounds of a block but one.
/// </remarks>
public static class TurnOrder
{
    /// <summary>For each round, the members' indexes in the order of their turns. Members and rounds are shuffled anew for every block; the last block may be cut off.</summary>
    /// <param name="members">1 or more.</param>
    /// <param name="rounds">0 or more.</param>
    /// <param name="random">Seeded by the run's recorded seed.</param>
    public static IReadOnlyList<IReadOnlyList<int>> Make(int members, int rounds, Random random)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(members, 1);
        var order = new List<IReadOnlyList<int>>(rounds + BlockLength(members));
        while (order.Count < rounds)
        {
            var names = Enumerable.Range(0, members).ToArray();
            random.Shuffle(names);
            var block = Block(members);
            random.Shuffle(block);
            order.AddRange(block.Select(row => (IReadOnlyList<int>)[.. row.Select(member => names[member])]));
        }

        return order[..rounds];
    }

    /// <summary>Rounds after which everything is balanced: as many as there are members, or twice as many where their count is odd.</summary>
    /// <param name="members">1 or more.</param>
    public static int BlockLength(int members) => members % 2 == 0 ? members : 2 * members;

    private static int[][] Block(int members)
    {
        var square = Enumerable.Range(0, members).Select(shift => Row(members, shift)).ToArray();
        return members % 2 == 0 ? square : [.. square, .. square.Select(row => row.Reverse().ToArray())];
    }

    /// <summary>0, 1, n-1, 2, n-2 and so on: the steps between neighbours are all different. A shift keeps the steps.</summary>
    private static int[] Row(int members, int shift) =>
        [.. Enumerable.Range(0, members).Select(turn => (shift + (turn % 2 == 1 ? (turn + 1) / 2 : members - (turn / 2))) % members)];
}
