using System.Collections.Concurrent;

namespace Goldilocks.Results;

/// <summary>Student's distribution for a whole number of degrees of freedom.</summary>
/// <remarks>M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964), 26.7.3 and 26.7.4. The page has the same in report/src/data/statistics.ts.</remarks>
public static class StudentT
{
    /// <summary>A run needs few different counts of launches, each many times.</summary>
    private static readonly ConcurrentDictionary<(int Degrees, double Coverage), double> s_ends = new();

    /// <summary>The end of the interval around 0 that holds so much of the distribution: 2.776 for 4 degrees and 0.95.</summary>
    /// <param name="degrees">1 or more.</param>
    /// <param name="coverage">From 0 to 1.</param>
    public static double End(int degrees, double coverage) => s_ends.GetOrAdd((degrees, coverage), Find);

    /// <summary>Halves the range of the angle whose tangent is the end, until it is as narrow as a double can tell.</summary>
    private static double Find((int Degrees, double Coverage) asked)
    {
        var (low, high) = (0.0, Math.PI / 2);
        for (var middle = high / 2; low < middle && middle < high; middle = (low + high) / 2)
        {
            if (Within(middle, asked.Degrees) < asked.Coverage)
            {
                low = middle;
            }
            else
            {
                high = middle;
            }
        }

        return Math.Tan(high) * Math.Sqrt(asked.Degrees);
    }

    private static double Within(double angle, int degrees)
    {
        var (sine, cosine) = Math.SinCos(angle);
        var isOdd = degrees % 2 == 1;
        var (sum, term) = (0.0, isOdd ? cosine : 1);
        for (var power = degrees % 2; power <= degrees - 2; power += 2)
        {
            sum += term;
            term *= cosine * cosine * (power + 1) / (power + 2);
        }

        return isOdd ? 2 / Math.PI * (angle + (sine * sum)) : sine * sum;
    }
}
