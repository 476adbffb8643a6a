namespace Goldilocks.Flows.Making;

/// <summary>Finds which of several suspects a failure comes from, where the failure does not say.</summary>
internal static class Culprit
{
    /// <summary>
    /// One suspect without which, and without those before it, the failure is gone, while it stays without those before it alone. So it is guilty also where others are. Trials grow with
    /// the logarithm of the number of suspects.
    /// </summary>
    /// <param name="suspects">In any order.</param>
    /// <param name="isGoneWithout">Tries it without these suspects. With more of them left out a failure that is gone must stay gone.</param>
    /// <returns>Null where the failure stays without all of them.</returns>
    public static T? Find<T>(IReadOnlyList<T> suspects, Func<IReadOnlyList<T>, bool> isGoneWithout) where T : class
    {
        if (suspects.Count == 0 || !isGoneWithout(suspects))
        {
            return null;
        }

        var (staysWithout, goneWithout) = (0, suspects.Count);
        while (goneWithout - staysWithout > 1)
        {
            var middle = (staysWithout + goneWithout) / 2;
            (staysWithout, goneWithout) = isGoneWithout([.. suspects.Take(middle)]) ? (staysWithout, middle) : (middle, goneWithout);
        }

        return suspects[goneWithout - 1];
    }
}
