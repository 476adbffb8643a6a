namespace Goldilocks.Prober;

/// <summary>
/// 64-bit integers that all have one hash code where their halves are mixed by <see cref="HashCode.Combine{T1, T2}(T1, T2)"/>, whatever start that drew. Libraries take it for their own comparers, and for keys of several
/// parts. The runtime combines the halves of a long otherwise, so its own dictionary is not flooded by them.
/// </summary>
/// <remarks>
/// The state is rotated by 17 bits after the first half was added, times a constant. What is added to the high 17 bits alone comes out as the low ones, unless it overflows, and the second half takes it back. An
/// overflow leads to a second hash code, so there are two of them at most, which only the start tells apart.
/// </remarks>
public static class CollidingNumbers
{
    private const uint First = 3266489917;
    private const uint Second = 668265263;
    private const int LowBits = 15;

    private static readonly uint s_inverse = InverseOf(First);

    /// <summary>The number at that place.</summary>
    /// <param name="place">Less than 2^17.</param>
    public static long Combined(int place)
    {
        var high = unchecked(((uint)place << LowBits) * s_inverse);
        var low = unchecked((uint)-place * Second * s_inverse);
        return unchecked((long)(((ulong)high << 32) | low));
    }

    /// <summary>Each step of Newton's doubles the number of right bits.</summary>
    private static uint InverseOf(uint number)
    {
        var inverse = number;
        for (var step = 0; step < 5; step++)
        {
            inverse = unchecked(inverse * (2 - (number * inverse)));
        }

        return inverse;
    }
}
