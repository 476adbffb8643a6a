
namespace Goldilocks.Results.Statistics;

/// <summary>
/// A core that works at one of two speeds, as one does whose neighbour on the same physical core comes and goes. What is faster or slower together in a round, whoever is
/// measured, is the core.
/// </summary>
/// <remarks>METHODOLOGY.md, "A shared core", has the experiment behind the limits.</remarks>
/// <param name="SlowShare">Of the rounds; between 0.05 and 0.95.</param>
/// <param name="Slowdown">A slow round's time over a fast one's (medians).</param>
public sealed record TwoSpeeds(double SlowShare, double Slowdown)
{
    private const double FastShare = 0.10;
    private const double Gap = 1.2;
    private const double ValleyFrom = 1.10;
    private const double ValleyTo = 1.25;
    private const double LargestValley = 0.15;
    private const double SmallestShare = 0.05;

    /// <summary>Fewer cannot tell the round from a member.</summary>
    private const int FewestMembers = 3;

    /// <summary>Null where all rounds are about equally fast, or where nothing separates the fast ones from the slow ones.</summary>
    /// <param name="data">The run. Operations longer than a slice are left out: they last through both speeds.</param>
    public static TwoSpeeds? Of(RunData data)
    {
        var paces = data.Cells
            .GroupBy(cell => cell.Place)
            .SelectMany(place => Paces([.. place.Where(cell => cell.Samples.Any(sample => sample.Operations > 1))]))
            .ToList();
        var fast = paces.Where(pace => pace <= Gap).ToList();
        var slow = paces.Where(pace => pace > Gap).ToList();
        var share = paces.Count == 0 ? 0 : (double)slow.Count / paces.Count;
        var valley = paces.Count(pace => pace is > ValleyFrom and < ValleyTo);
        return share is < SmallestShare or > 1 - SmallestShare || valley > LargestValley * paces.Count
            ? null
            : new TwoSpeeds(share, Median.OfRatios(slow) / Median.OfRatios(fast));
    }

    /// <summary>For each round, its members' times over what is fast for each of them (the median of those), in units of a fast round's.</summary>
    private static IEnumerable<double> Paces(IReadOnlyList<CellData> cells)
    {
        var rounds = cells.SelectMany(Relative).GroupBy(time => time.Round, time => time.Pace)
            .Where(round => round.Count() >= FewestMembers)
            .Select(round => Median.OfRatios(round))
            .ToList();
        if (rounds.Count == 0)
        {
            return [];
        }

        var unit = Fast(rounds);
        return rounds.Select(round => round / unit);
    }

    private static IEnumerable<(object Round, double Pace)> Relative(CellData cell)
    {
        var processes = ProcessTimes.Of(cell);
        var times = processes.SelectMany(process => process.NanosecondsByRound.Values).ToList();
        if (times.Count == 0)
        {
            return [];
        }

        var unit = Fast(times);
        return processes.SelectMany(process => process.NanosecondsByRound.Select(round => ((object)(process.Launch, process.Group, round.Key), round.Value / unit)));
    }

    private static double Fast(IReadOnlyCollection<double> times) => times.Order().ElementAt((int)(FastShare * (times.Count - 1)));
}
