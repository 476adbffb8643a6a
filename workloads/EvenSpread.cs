namespace Goldilocks.Workloads;

/// <summary>
/// Lengths that differ from item to item as if drawn at random, but fill their range evenly, so that the amount of data hardly
/// depends on the seed and runs with different seeds can be compared.
/// </summary>
internal static class EvenSpread
{
    /// <summary>2^32 divided by the golden ratio: multiples of it, modulo 2^32, lie as evenly as those of any number (Knuth, volume 3, 6.4).</summary>
    private const uint Golden = 2_654_435_769;

    /// <summary>The number for item <paramref name="i"/>: from <paramref name="minimum"/> to <paramref name="exclusiveMaximum"/> - 1.</summary>
    public static int Of(int i, int minimum, int exclusiveMaximum) =>
        minimum + (int)((unchecked((uint)i * Golden) * (ulong)(exclusiveMaximum - minimum)) >> 32);
}
