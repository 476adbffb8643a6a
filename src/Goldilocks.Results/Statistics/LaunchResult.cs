namespace Goldilocks.Results.Statistics;

/// <summary>One launch of one cell that counts.</summary>
/// <param name="Launch">Its number.</param>
/// <param name="Rounds">Rounds that were complete: with the baseline's half of the pair, where there is a baseline.</param>
/// <param name="Nanoseconds">For one operation, on a free core (<see cref="FreeCore"/>); where that is not known, the ratio times the baseline's, or without a baseline the median over the rounds.</param>
/// <param name="Ratio">To the baseline, on a free core; where that is not known, the median of the ratios within rounds. Null where there is no baseline.</param>
/// <param name="OnFreeCore">False where the time on a free core is not known.</param>
public sealed record LaunchResult(int Launch, int Rounds, double Nanoseconds, double? Ratio, bool OnFreeCore = true);

/// <summary>Turns rounds into launches.</summary>
public static class LaunchResults
{
    /// <summary>
    /// The ratio of a launch is that of the times on a free core (<see cref="FreeCore"/>). Where there is none, it is exp of the median of the log differences within rounds: each round's
    /// time over the baseline's time in the same launch, group and round.
    /// </summary>
    /// <remarks>
    /// Pairing is that of duet benchmarking (Bulej et al. 2020). Where the baseline has several processes, there is such a ratio to
    /// each of them, and the launch's ratio is their geometric mean: with one process, half of the scatter between launches would come from the baseline
    /// (docs/experiments/estimates.md). The baseline takes part in every group; its own launch is the median over groups and processes.
    /// </remarks>
    /// <param name="cell">The cell's processes.</param>
    /// <param name="baseline">Null where there is none.</param>
    /// <param name="minimumRounds">A process with fewer complete rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> Of(IReadOnlyList<ProcessTimes> cell, BaselineTimes? baseline, int minimumRounds) => baseline is null
        ? ByLaunch(cell.Select(process => Result(process, [.. process.NanosecondsByRound.Values], ratio: null)), minimumRounds)
        : [.. ByLaunch(cell.Select(process => Paired(process, baseline.PartnersOf(process), minimumRounds)), minimumRounds).Select(baseline.AtItsPace)];

    /// <summary>Of the baseline itself, whose ratio is 1 by definition, however its processes differ.</summary>
    /// <param name="baseline">Its processes.</param>
    /// <param name="minimumRounds">A process with fewer rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> OfBaseline(IReadOnlyList<ProcessTimes> baseline, int minimumRounds) =>
        ByLaunch(baseline.Select(process => Result(process, [.. process.NanosecondsByRound.Values], ratio: 1)), minimumRounds);

    /// <summary>The median of the ratios within rounds; null without a round in common.</summary>
    /// <param name="times">Of the one process, by round.</param>
    /// <param name="baseline">Of the other.</param>
    public static double? WithinRounds(IReadOnlyDictionary<int, double> times, IReadOnlyDictionary<int, double> baseline)
    {
        var ratios = times.Where(round => baseline.ContainsKey(round.Key)).Select(round => round.Value / baseline[round.Key]).ToList();
        return ratios.Count == 0 ? null : Median.OfRatios(ratios);
    }

    private static IReadOnlyList<LaunchResult> ByLaunch(IEnumerable<LaunchResult> processes, int minimumRounds) =>
        [.. processes
            .Where(process => process.Rounds > 0 && process.Rounds >= minimumRounds)
            .GroupBy(process => process.Launch)
            .OrderBy(launch => launch.Key)
            .Select(launch => new LaunchResult(
                launch.Key,
                launch.Sum(process => process.Rounds),
                Median.Of(launch.Select(process => process.Nanoseconds)),
                launch.Any(process => process.Ratio is null) ? null : Median.OfRatios(launch.Select(process => process.Ratio!.Value)),
                launch.All(process => process.OnFreeCore)))];

    /// <summary>A partner with too few rounds in common was cut off, and is ignored.</summary>
    private static LaunchResult Paired(ProcessTimes process, IEnumerable<IReadOnlyDictionary<int, double>> all, int minimumRounds)
    {
        var times = process.NanosecondsByRound;
        var partners = all.Where(partner => times.Keys.Count(partner.ContainsKey) >= Math.Max(minimumRounds, 1)).ToList();
        var ratios = partners.ConvertAll(partner => RatioTo(partner, times));
        var nanoseconds = times.Where(round => partners.Any(partner => partner.ContainsKey(round.Key))).Select(round => round.Value);
        var result = Result(process, [.. nanoseconds], ratios.Count == 0 ? null : GeometricMean.Of(ratios.ConvertAll(ratio => ratio.Value)));
        return result with { OnFreeCore = ratios.All(ratio => ratio.OnFreeCore) };
    }

    private static (double Value, bool OnFreeCore) RatioTo(IReadOnlyDictionary<int, double> partner, IReadOnlyDictionary<int, double> times)
    {
        var rounds = times.Keys.Where(partner.ContainsKey).ToList();
        var withinRounds = WithinRounds(times, partner)!.Value;
        var free = FreeCore.Ratio(rounds.ConvertAll(round => times[round]), rounds.ConvertAll(round => partner[round]), withinRounds);
        return (free ?? withinRounds, free is not null);
    }

    private static LaunchResult Result(ProcessTimes process, IReadOnlyCollection<double> nanoseconds, double? ratio)
    {
        var free = nanoseconds.Count == 0 ? 0 : FreeCore.Time(nanoseconds);
        return new(process.Launch, nanoseconds.Count, free ?? Median.Of(nanoseconds), ratio, free is not null);
    }
}
