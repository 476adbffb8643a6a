namespace Goldilocks.Core.Statistics;

/// <summary>One launch of one cell that counts.</summary>
/// <param name="Launch">Its number.</param>
/// <param name="Rounds">Rounds that were complete: with the baseline's half of the pair, where there is a baseline.</param>
/// <param name="Nanoseconds">For one operation: the median over the rounds.</param>
/// <param name="Ratio">To the baseline in the same rounds; null where there is no baseline.</param>
public sealed record LaunchResult(int Launch, int Rounds, double Nanoseconds, double? Ratio);

/// <summary>Turns rounds into launches.</summary>
public static class LaunchResults
{
    /// <summary>
    /// The ratio of a launch is exp of the median of the log differences within rounds: each round's time over the baseline's time in the same
    /// launch, group and round.
    /// </summary>
    /// <remarks>
    /// METHODOLOGY.md, "In turns"; pairing is that of duet benchmarking (Bulej et al. 2020). The baseline takes
    /// part in every group; its launch is then the median over the groups.
    /// </remarks>
    /// <param name="cell">The cell's processes.</param>
    /// <param name="baseline">The baseline's; null where there is none.</param>
    /// <param name="minimumRounds">A process with fewer complete rounds does not count: it was cut off.</param>
    public static IReadOnlyList<LaunchResult> Of(
        IReadOnlyList<ProcessTimes> cell,
        IReadOnlyList<ProcessTimes>? baseline,
        int minimumRounds)
    {
        var partners = baseline?.ToDictionary(process => (process.Launch, process.Group), process => process.NanosecondsByRound);
        return [.. cell
            .Select(process => OfProcess(process, partners))
            .Where(process => process.Rounds > 0 && process.Rounds >= minimumRounds)
            .GroupBy(process => process.Launch)
            .OrderBy(launch => launch.Key)
            .Select(launch => new LaunchResult(
                launch.Key,
                launch.Sum(process => process.Rounds),
                Median.Of(launch.Select(process => process.Nanoseconds)),
                partners is null ? null : Median.OfRatios(launch.Select(process => process.Ratio!.Value))))];
    }

    private static LaunchResult OfProcess(
        ProcessTimes process,
        Dictionary<(int Launch, int Group), IReadOnlyDictionary<int, double>>? partners)
    {
        if (partners is null)
        {
            return Result(process, [.. process.NanosecondsByRound.Values], ratio: null);
        }

        if (!partners.TryGetValue((process.Launch, process.Group), out var partner))
        {
            return Result(process, [], ratio: null);
        }

        var paired = process.NanosecondsByRound.Where(round => partner.ContainsKey(round.Key)).ToList();
        return Result(
            process,
            [.. paired.Select(round => round.Value)],
            paired.Count == 0 ? null : Median.OfRatios(paired.Select(round => round.Value / partner[round.Key])));
    }

    private static LaunchResult Result(ProcessTimes process, IReadOnlyCollection<double> nanoseconds, double? ratio) =>
        new(process.Launch, nanoseconds.Count, nanoseconds.Count == 0 ? 0 : Median.Of(nanoseconds), ratio);
}
