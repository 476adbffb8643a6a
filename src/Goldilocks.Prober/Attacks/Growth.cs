namespace Goldilocks.Prober.Attacks;

/// <summary>Whether time grows faster than the input: the double of it must not take three times as long.</summary>
internal static class Growth
{
    private const int Repetitions = 3;
    private const double LargestRatio = 3;

    /// <summary>Below, the clock and the collector decide the ratio.</summary>
    private const double FewestMilliseconds = 150;

    /// <summary>Enough for a flood of the usual number of keys, of which it is known that it grows with the square.</summary>
    private const double FewestMillisecondsOfFlood = 60;

    /// <summary>How many times as long a flood of twice as many takes.</summary>
    private const double TimesForTwice = 4;

    /// <summary>A ratio beyond it shows by itself that the time grows faster. No ratio shows by itself that it does not: the first small input may still pay for code that is compiled.</summary>
    private const double ClearlyFaster = 3.5;

    /// <summary>From here on, a flood twice as large again decides: a reader that is slow at each key hides what grows, until there are more of them.</summary>
    private const double SomewhatFaster = 2.2;

    /// <summary>Raises a sign when it does. The fastest of some repetitions counts, because everything that disturbs makes slower; one is enough where it leaves no doubt.</summary>
    /// <param name="first">Warms the library up, and costs little.</param>
    /// <param name="small">Reads an input.</param>
    /// <param name="large">Reads one that is twice as large.</param>
    /// <param name="larger">What makes the reading of twice as much again, and so on. It decides where a ratio is above the limit and not clear: caches and collections give a reader that is not too slow such a ratio once.</param>
    /// <returns>True when it does.</returns>
    public static bool Check(Action first, Action small, Action large, IEnumerable<Func<Action>> larger)
    {
        first();
        return Check(small, large, larger, (FewestMilliseconds, FewestMilliseconds), LargestRatio);
    }

    /// <summary>The same for keys with one hash code. Where few of them leave it open, twice as many decide.</summary>
    /// <param name="first">Warms the library up, and costs little.</param>
    /// <param name="small">Reads keys.</param>
    /// <param name="large">Reads twice as many.</param>
    /// <param name="larger">What makes the reading of twice as many again, and so on.</param>
    /// <param name="part">Of the usual time: fewer keys than usual take less.</param>
    /// <param name="usual">What makes the reading of as many keys as the largest reading had, which do not collide. Null where other keys show nothing.</param>
    /// <returns>True when it does.</returns>
    public static bool CheckFlood(Action first, Action small, Action large, IEnumerable<Func<Action>> larger, double part, Func<Action>? usual)
    {
        first();
        return Check(small, large, larger, (part * FewestMillisecondsOfFlood, FewestMillisecondsOfFlood), SomewhatFaster, usual);
    }

    private static bool Check(Action small, Action large, IEnumerable<Func<Action>> larger, (double OfLarge, double Most) fewest, double doubtful, Func<Action>? usual = null)
    {
        // One collection of the memory gives a reader such a ratio once: where no usual value is at hand, the ratio must be there twice.
        if (Grown() is { } seen && (usual is null ? Grown() is not null : IsSlowBesideUsual(seen.Two, Timed(usual()))))
        {
            Signs.Raise(SignKind.GrowsTooFast, FormattableString.Invariant($"{seen.One:0} ms, and {seen.Two:0} ms for twice as much"));
            return true;
        }

        return false;

        (double One, double Two)? Grown()
        {
            var (one, two, least) = Decisive(Timed(small), Timed(large), larger.Select(make => (Func<Func<double>>)(() => Timed(make()))), fewest, doubtful);
            return two > least && two > LargestRatio * one ? (one, two) : null;
        }
    }

    /// <summary>
    /// Whether a flood takes several times as long as as many usual keys. Caches and collections give long keys such a ratio by chance, whatever their hash codes are; one and the same library was said to be flooded in one recording and not in the next.
    /// </summary>
    /// <param name="flood">Milliseconds.</param>
    /// <param name="usual">Reads usual keys, and says how many milliseconds it took.</param>
    internal static bool IsSlowBesideUsual(double flood, Func<double> usual) => flood > LargestRatio * Enumerable.Range(0, Repetitions).Min(_ => usual());

    /// <summary>The fastest readings of the first two inputs whose ratio leaves no doubt, or of the largest ones, and the milliseconds that the last one must take.</summary>
    /// <param name="small">Reads an input, and says how many milliseconds it took.</param>
    /// <param name="large">The same for one that is twice as large.</param>
    /// <param name="larger">What makes the reading of twice as much again, and so on.</param>
    /// <param name="fewest">Milliseconds of the large input from which on a ratio says something, and the most that this number becomes with larger inputs.</param>
    /// <param name="doubtful">From here on, a ratio that is not clear leaves it open.</param>
    internal static (double One, double Two, double Fewest) Decisive(
        Func<double> small, Func<double> large, IEnumerable<Func<Func<double>>> larger, (double OfLarge, double Most) fewest, double doubtful)
    {
        var (one, two) = Fastest(small, large, fewest.OfLarge, doubtful);
        foreach (var make in larger.TakeWhile(_ => two > doubtful * one && two < ClearlyFaster * one))
        {
            (small, large) = (large, make());
            fewest.OfLarge = Math.Min(fewest.Most, fewest.OfLarge * TimesForTwice);
            (one, two) = Fastest(small, large, fewest.OfLarge, doubtful);
        }

        return (one, two, fewest.OfLarge);
    }

    /// <summary>
    /// The fastest reading of both inputs. The small one is repeated first, because it costs half: once the large one did not take too long beside the fastest small one, another large one cannot change that.
    /// </summary>
    /// <param name="small">Reads an input, and says how many milliseconds it took.</param>
    /// <param name="large">The same for one that is twice as large.</param>
    /// <param name="fewest">Milliseconds of the large one from which on a ratio says something.</param>
    /// <param name="suspicious">The large one is repeated as long as it takes more than so many times as long.</param>
    internal static (double One, double Two) Fastest(Func<double> small, Func<double> large, double fewest, double suspicious)
    {
        var (one, two) = (small(), large());
        if (two <= fewest || two >= ClearlyFaster * one)
        {
            return (one, two);
        }

        for (var repetition = 1; repetition < Repetitions; repetition++)
        {
            one = Math.Min(one, small());
        }

        // However clear it seems now: the small one may have been repeated in code that was compiled once more meanwhile.
        for (var repetition = 1; repetition < Repetitions && two > fewest && two > suspicious * one; repetition++)
        {
            two = Math.Min(two, large());
        }

        return (one, two);
    }

    private static Func<double> Timed(Action action) => () =>
    {
        var began = ThreadTime.Milliseconds();
        action();
        return ThreadTime.Milliseconds() - began;
    };
}
