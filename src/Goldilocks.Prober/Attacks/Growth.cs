using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>Whether time grows faster than the input: the double of it must not take three times as long.</summary>
internal static class Growth
{
    private const int Repetitions = 3;
    private const double LargestRatio = 3;

    /// <summary>Below, the clock and the collector decide the ratio.</summary>
    private const double FewestMilliseconds = 150;

    /// <summary>Raises a sign when it does. The fastest of some repetitions counts, because everything that disturbs makes slower.</summary>
    /// <returns>The two times in words.</returns>
    public static string Check(Action small, Action large)
    {
        small();
        var (one, two) = (Fastest(small), Fastest(large));
        if (two > FewestMilliseconds && two > LargestRatio * one)
        {
            Signs.Raise(SignKind.GrowsTooFast, "twice the input takes more than three times as long");
        }

        return FormattableString.Invariant($"{one:0} ms, and {two:0} ms for twice as much");
    }

    private static double Fastest(Action action) => Enumerable.Range(0, Repetitions).Min(_ =>
    {
        var began = ThreadTime.Milliseconds();
        action();
        return ThreadTime.Milliseconds() - began;
    });
}
