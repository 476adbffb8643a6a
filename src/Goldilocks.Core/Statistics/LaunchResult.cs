namespace Goldilocks.Core.Statistics;

/// <summary>One launch of one cell that counts.</summary>
/// <param name="Launch">Its number.</param>
/// <param name="Rounds">Rounds that were complete: with the baseline's half of the pair, where there is a baseline.</param>
/// <param name="Nanoseconds">For one operation, on a free core (<see cref="FreeCore"/>); where that cannot be told, the ratio times the baseline's, or without a baseline the median over the rounds.</param>
/// <param name="Ratio">To the baseline, on a free core; where that cannot be told, the median of the ratios within rounds. Null where there is no baseline.</param>
/// <param name="OnFreeCore">False where it could not be told.</param>
public sealed record LaunchResult(int Launch, int Rounds, double Nanoseconds, double? Ratio, bool OnFreeCore = true);

/// <summary>Turns rounds into launches.</summary>
public static class LaunchResults
{
    /// <summary>
    /// The ratio of a launch is that of the times on a free core (<see cref="FreeCore"/>). Where there is none, it is exp of the median of the log differences within rounds: each round's
    /// time over the baseline's time in the same launch, group and round.
    /// </summary>
    /// <remarks>
    /// METHODOLOGY.md, "In turns"; pairing is that of duet benchmarking (Bulej et al. 2020). Where the baseline has several processes, there is such a ratio to
    /// each of them, and that of the launch is their geometric mean: half of what scatters between launches would otherwise be the baseline's one process ("Several
    /// processes of the baseline"). The baseline takes part in every group; its launch is then the median over groups and processes.
    /// </remarks>
    /// <param name="cell">The cell's processes.</param>
    /// <param name="baseline">The baseline's; null where there is none.</param>
    /// <param name="minimumRounds">A process with fewer complete rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> Of(
        IReadOnlyList<ProcessTimes> cell,
        IReadOnlyList<ProcessTimes>? baseline,
        int minimumRounds)
    {
        var partners = baseline?.ToLookup(process => (process.Launch, process.Group), process => process.NanosecondsByRound);
        var launches = ByLaunch(
            cell.Select(process => partners is null
                ? Result(process, [.. process.NanosecondsByRound.Values], ratio: null)
                : Paired(process, partners[(process.Launch, process.Group)], minimumRounds)),
            minimumRounds);
        return baseline is null ? launches : AtThePaceOf(OfBaseline(baseline, minimumRounds), launches);
    }

    /// <summary>Of the baseline itself, whose ratio is 1 by definition, however its processes differ.</summary>
    /// <param name="baseline">Its processes.</param>
    /// <param name="minimumRounds">A process with fewer rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> OfBaseline(IReadOnlyList<ProcessTimes> baseline, int minimumRounds) =>
        ByLaunch(baseline.Select(process => Result(process, [.. process.NanosecondsByRound.Values], ratio: 1)), minimumRounds);

    /// <summary>A process that never had a free core took its time with a neighbour; beside the baseline's without one it would contradict its own ratio.</summary>
    private static IReadOnlyList<LaunchResult> AtThePaceOf(IReadOnlyList<LaunchResult> baseline, IReadOnlyList<LaunchResult> launches)
    {
        var paces = baseline.ToDictionary(launch => launch.Launch, launch => launch.Nanoseconds);
        return [.. launches.Select(launch => !launch.OnFreeCore && launch.Ratio is { } ratio && paces.TryGetValue(launch.Launch, out var pace)
            ? launch with { Nanoseconds = ratio * pace }
            : launch)];
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

    /// <summary>A partner with fewer rounds in common was cut off, and is none.</summary>
    private static LaunchResult Paired(ProcessTimes process, IEnumerable<IReadOnlyDictionary<int, double>> all, int minimumRounds)
    {
        var partners = all.Where(partner => process.NanosecondsByRound.Keys.Count(partner.ContainsKey) is > 0 and var common && common >= minimumRounds).ToList();
        var rounds = process.NanosecondsByRound.Where(round => partners.Any(partner => partner.ContainsKey(round.Key))).ToList();
        var ratios = partners.Select(partner => RatioTo(partner, [.. rounds.Where(round => partner.ContainsKey(round.Key))])).ToList();
        var result = Result(process, [.. rounds.Select(round => round.Value)], ratios.Count == 0 ? null : GeometricMean([.. ratios.Select(ratio => ratio.Value)]));
        return result with { OnFreeCore = ratios.All(ratio => ratio.OnFreeCore) };
    }

    private static (double Value, bool OnFreeCore) RatioTo(IReadOnlyDictionary<int, double> partner, IReadOnlyList<KeyValuePair<int, double>> rounds)
    {
        var withinRounds = Median.OfRatios(rounds.Select(round => round.Value / partner[round.Key]));
        var free = FreeCore.Ratio([.. rounds.Select(round => round.Value)], [.. rounds.Select(round => partner[round.Key])], withinRounds);
        return (free ?? withinRounds, free is not null);
    }

    /// <summary>One ratio stays what it is, to the last digit.</summary>
    private static double GeometricMean(IReadOnlyList<double> ratios) => ratios.Count == 1 ? ratios[0] : Math.Exp(ratios.Average(Math.Log));

    private static LaunchResult Result(ProcessTimes process, IReadOnlyCollection<double> nanoseconds, double? ratio)
    {
        var free = nanoseconds.Count == 0 ? 0 : FreeCore.Time(nanoseconds);
        return new(process.Launch, nanoseconds.Count, free ?? Median.Of(nanoseconds), ratio, free is not null);
    }
}
