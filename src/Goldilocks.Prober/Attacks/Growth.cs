namespace Goldilocks.Prober.Attacks;

/// <summary>Whether time grows faster than the input: the double of it must not take three times as long.</summary>
internal static class Growth
{
    private const int Repetitions = 3;
    private const double LargestRatio = 3;

    /// <summary>Below, the clock and the collector decide the ratio.</summary>
    private const double FewestMilliseconds = 150;

    /// <summary>Enough for a flood, of which it is known that it grows with the square.</summary>
    private const double FewestMillisecondsOfFlood = 60;

    /// <summary>A ratio beyond it shows by itself that the time grows faster. No ratio shows by itself that it does not: the first small input may still pay for code that is compiled.</summary>
    private const double ClearlyFaster = 3.5;

    /// <summary>From here on, a flood twice as large again decides: a reader that is slow at each key hides what grows, until there are more of them.</summary>
    private const double SomewhatFaster = 2.2;

    /// <summary>Raises a sign when it does. The fastest of some repetitions counts, because everything that disturbs makes slower; one is enough where it leaves no doubt.</summary>
    /// <param name="first">Warms the library up, and costs little.</param>
    /// <param name="small">Reads an input.</param>
    /// <param name="large">Reads one that is twice as large.</param>
    /// <returns>True when it does.</returns>
    public static bool Check(Action first, Action small, Action large)
    {
        first();
        return IsTooFast(Fastest(small, large, FewestMilliseconds), FewestMilliseconds);
    }

    /// <summary>The same for keys with one hash code.</summary>
    /// <param name="first">Warms the library up, and costs little.</param>
    /// <param name="small">Reads keys.</param>
    /// <param name="large">Reads twice as many.</param>
    /// <param name="makeLarger">Makes the reading of twice as many again.</param>
    /// <returns>True when it does.</returns>
    public static bool CheckFlood(Action first, Action small, Action large, Func<Action> makeLarger)
    {
        first();
        var times = Fastest(small, large, FewestMillisecondsOfFlood);
        return IsTooFast(times.Two > SomewhatFaster * times.One && times.Two <= LargestRatio * times.One ? Fastest(large, makeLarger(), FewestMillisecondsOfFlood) : times, FewestMillisecondsOfFlood);
    }

    private static bool IsTooFast((double One, double Two) times, double fewest)
    {
        var isTooFast = times.Two > fewest && times.Two > LargestRatio * times.One;
        if (isTooFast)
        {
            Signs.Raise(SignKind.GrowsTooFast, FormattableString.Invariant($"{times.One:0} ms, and {times.Two:0} ms for twice as much"));
        }

        return isTooFast;
    }

    private static (double One, double Two) Fastest(Action small, Action large, double fewest)
    {
        var (one, two) = (double.MaxValue, double.MaxValue);
        for (var repetition = 0; repetition < Repetitions && IsInDoubt(one, two, fewest); repetition++)
        {
            (one, two) = (Math.Min(one, Milliseconds(small)), Math.Min(two, Milliseconds(large)));
        }

        return (one, two);
    }

    private static bool IsInDoubt(double one, double two, double fewest) => two == double.MaxValue || (two > fewest && two < ClearlyFaster * one);

    private static double Milliseconds(Action action)
    {
        var began = ThreadTime.Milliseconds();
        action();
        return ThreadTime.Milliseconds() - began;
    }
}
