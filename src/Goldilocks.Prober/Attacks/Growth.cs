using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>Whether time grows faster than the input: the double of it must not take three times as long.</summary>
internal static class Growth
{
    private const int Repetitions = 3;
    private const double LargestRatio = 3;

    /// <summary>Below, the clock and the collector decide the ratio.</summary>
    private const double FewestMilliseconds = 60;

    /// <summary>A ratio beyond it shows by itself that the time grows faster. No ratio shows by itself that it does not: the first small input may still pay for code that is compiled.</summary>
    private const double ClearlyFaster = 3.5;

    /// <summary>From here on, an input twice as large again decides: a reader that is slow at each part hides what grows, until there is more of it.</summary>
    private const double SomewhatFaster = 2.2;

    /// <summary>Raises a sign when it does. The fastest of some repetitions counts, because everything that disturbs makes slower; one is enough where it leaves no doubt.</summary>
    /// <param name="first">Warms the library up, and costs little.</param>
    /// <param name="small">Reads an input.</param>
    /// <param name="large">Reads one that is twice as large.</param>
    /// <param name="makeLarger">Makes the reading of one that is twice as large again; null where there is none.</param>
    /// <returns>True when it does.</returns>
    public static bool Check(Action first, Action small, Action large, Func<Action>? makeLarger = null)
    {
        first();
        var (one, two) = Fastest(small, large);
        if (makeLarger is not null && two > FewestMilliseconds && two > SomewhatFaster * one && two <= LargestRatio * one)
        {
            (one, two) = Fastest(large, makeLarger());
        }

        var isTooFast = two > FewestMilliseconds && two > LargestRatio * one;
        if (isTooFast)
        {
            Signs.Raise(SignKind.GrowsTooFast, FormattableString.Invariant($"{one:0} ms, and {two:0} ms for twice as much"));
        }

        return isTooFast;
    }

    private static (double One, double Two) Fastest(Action small, Action large)
    {
        var (one, two) = (double.MaxValue, double.MaxValue);
        for (var repetition = 0; repetition < Repetitions && IsInDoubt(one, two); repetition++)
        {
            (one, two) = (Math.Min(one, Milliseconds(small)), Math.Min(two, Milliseconds(large)));
        }

        return (one, two);
    }

    private static bool IsInDoubt(double one, double two) => two == double.MaxValue || (two > FewestMilliseconds && two < ClearlyFaster * one);

    private static double Milliseconds(Action action)
    {
        var began = ThreadTime.Milliseconds();
        action();
        return ThreadTime.Milliseconds() - began;
    }
}
